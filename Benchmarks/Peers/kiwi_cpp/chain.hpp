// The chain workload (KINDs ineq and eq) over kiwi.

#pragma once
#include <kiwi/kiwi.h>

#include <cmath>
#include <vector>

#include "measure.hpp"

namespace chain {

using kiwi::Constraint;
using kiwi::Expression;
using kiwi::Variable;
using measure::Run;

constexpr double gap = 10;

struct Chain {
  bool inequalities;
  int n;
  std::vector<Variable> x;
  Constraint origin;              // required x[0] = 0
  std::vector<Constraint> links;  // links[i] is between x[i] and x[i + 1]
  std::vector<Constraint> pulls;  // pulls[i] is weak x[i + 1] = 0 (ineq only)
  kiwi::Solver solver;

  Chain(bool inequalities, int n)
      : inequalities(inequalities), n(n), x(n), origin(x[0] == 0.0) {
    for (int i = 0; i + 1 < n; ++i) {
      links.push_back(link(x[i], x[i + 1]));
      if (inequalities) pulls.push_back((x[i + 1] == 0.0) | kiwi::strength::weak);
    }
  }

  Constraint link(const Variable& from, const Variable& to) const {
    Expression distance = to - from - gap;
    return inequalities ? distance >= 0.0 : (distance == 0.0) | kiwi::strength::strong;
  }

  /// Every constraint in the order of the workload.
  template <typename Visit>
  void forEach(bool withOrigin, Visit visit) {
    if (withOrigin) visit(origin);
    for (int i = 0; i + 1 < n; ++i) {
      visit(links[i]);
      if (inequalities) visit(pulls[i]);
    }
  }

  void build(bool withOrigin = true) {
    forEach(withOrigin, [&](Constraint& c) { solver.addConstraint(c); });
    solver.updateVariables();
  }

  void add(const Constraint& c) {
    solver.addConstraint(c);
    solver.updateVariables();
  }

  void remove(const Constraint& c) {
    solver.removeConstraint(c);
    solver.updateVariables();
  }

  /// The largest distance from the solution whose items from `first` on are moved by `shift`.
  double error(int first = 0, double shift = 0) const {
    double worst = 0;
    for (int i = 0; i < n; ++i) {
      double expected = gap * i + (i >= first ? shift : 0);
      worst = std::max(worst, std::fabs(x[i].value() - expected));
    }
    return worst;
  }

  /// With the middle link gone the first half stays and the second has the least sum of absolute
  /// values, in as many places as there are medians; for `eq` nothing is said about it.
  double errorWithoutMiddle() const {
    int half = n / 2, m = n - half;
    double worst = 0, sum = 0, least = gap * (m / 2) * ((m + 1) / 2);
    for (int i = 0; i < half; ++i) worst = std::max(worst, std::fabs(x[i].value() - gap * i));
    for (int i = half; i < n; ++i) sum += std::fabs(x[i].value());
    return inequalities ? std::max(worst, std::fabs(sum - least)) : worst;
  }
};

inline void buildStepwise(Run& run, bool inequalities, int n) {
  while (run.again()) {
    Chain chain(inequalities, n);
    std::vector<double> ops;
    double total = 0;
    chain.forEach(true, [&](Constraint& c) {
      double start = measure::now();
      chain.add(c);
      ops.push_back(std::max(0.0, measure::now() - start - measure::clockOverhead()));
      total += ops.back();
    });
    run.sample("a_total", total);
    for (double op : ops) run.sample("a_op_median", op);
    for (size_t i = ops.size() - std::max<size_t>(1, ops.size() / 10); i < ops.size(); ++i)
      run.sample("a_op_last", ops[i]);
    run.check("a_total", chain.error());
  }
}

inline void buildAtOnce(Run& run, bool inequalities, int n) {
  while (run.again()) {
    Chain chain(inequalities, n);
    run.time("b_total", [&] { chain.build(); });
    run.check("b_total", chain.error());
  }
}

inline void linkAtEnd(Run& run, bool inequalities, int n) {
  Chain chain(inequalities, n);
  chain.build();
  Constraint extra = chain.link(chain.x[n - 1], Variable());
  while (run.again()) {
    run.time("c_link_add", [&] { chain.add(extra); });
    run.check("c_link_add", chain.error());
    run.time("c_link_rm", [&] { chain.remove(extra); });
    run.check("c_link_rm", chain.error());
  }
}

inline void push(Run& run, bool inequalities, int n) {
  Chain chain(inequalities, n);
  chain.build();
  Constraint push = chain.x[n / 2] >= gap * (n / 2) + 5;
  while (run.again()) {
    run.time("c_push_add", [&] { chain.add(push); });
    // In `eq` any one link of the first half may give; what follows the pushed one is sure.
    run.check("c_push_add", inequalities
                                ? chain.error(n / 2, 5)
                                : std::fabs(chain.x[n - 1].value() - gap * (n - 1) - 5));
    run.time("c_push_rm", [&] { chain.remove(push); });
    run.check("c_push_rm", chain.error());
  }
}

/// Drags x[at] by an edit variable; a sample is the mean of one round of the seven values.
inline void drag(Run& run, bool inequalities, int n, int at, const char* metric) {
  Chain chain(inequalities, n);
  bool stays = inequalities && at > 0;
  chain.build(stays);
  Variable& dragged = chain.x[at];
  chain.solver.addEditVariable(dragged, kiwi::strength::strong);
  double shift = 0;
  while (run.again()) {
    run.batch(metric, 7, [&] {
      for (int k = 0; k < 7; ++k) {
        shift = 5.0 * (k + 1);
        chain.solver.suggestValue(dragged, gap * at + shift);
        chain.solver.updateVariables();
      }
    });
    run.check(metric, chain.error(stays ? at : 0, shift));
  }
}

inline void middleLink(Run& run, bool inequalities, int n) {
  Chain chain(inequalities, n);
  chain.build();
  const Constraint& middle = chain.links[n / 2 - 1];
  while (run.again()) {
    run.time("e_mid_rm", [&] { chain.remove(middle); });
    run.check("e_mid_rm", chain.errorWithoutMiddle());
    run.time("e_mid_add", [&] { chain.add(middle); });
    run.check("e_mid_add", chain.error());
  }
}

inline void weakPull(Run& run, int n) {
  Chain chain(true, n);
  chain.build();
  const Constraint& pull = chain.pulls[n / 2 - 1];
  while (run.again()) {
    run.time("e_weak_rm", [&] { chain.remove(pull); });
    run.check("e_weak_rm", chain.error());
    run.time("e_weak_add", [&] { chain.add(pull); });
    run.check("e_weak_add", chain.error());
  }
}

inline void all(bool ineq, int n, double budget) {
  auto group = [&](const char* metrics, measure::Group work) {
    measure::run(metrics, work, n, budget);
  };
  group("a_total a_op_median a_op_last", [=](Run& r, int n) { buildStepwise(r, ineq, n); });
  group("b_total", [=](Run& r, int n) { buildAtOnce(r, ineq, n); });
  group("c_link_add c_link_rm", [=](Run& r, int n) { linkAtEnd(r, ineq, n); });
  group("c_push_add c_push_rm", [=](Run& r, int n) { push(r, ineq, n); });
  group("d_head", [=](Run& r, int n) { drag(r, ineq, n, 0, "d_head"); });
  group("d_mid", [=](Run& r, int n) { drag(r, ineq, n, n / 2, "d_mid"); });
  group("e_mid_rm e_mid_add", [=](Run& r, int n) { middleLink(r, ineq, n); });
  if (ineq) group("e_weak_rm e_weak_add", [](Run& r, int n) { weakPull(r, n); });
}

}  // namespace chain
