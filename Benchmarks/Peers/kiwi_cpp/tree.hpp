// The workload `tree` over kiwi: nested boxes, four to a box. README.md defines it.

#pragma once
#include <kiwi/kiwi.h>

#include <cmath>
#include <vector>

#include "measure.hpp"

namespace tree {

using kiwi::Constraint;
using kiwi::Variable;
using measure::Run;

struct Box {
  Variable left, top, width, height;
};

/// Where a box ends up, by arithmetic alone.
struct Place {
  double left = 0, top = 0, width = 0, height = 0;
};

struct Tree {
  int n;
  std::vector<Box> boxes;
  std::vector<std::vector<Constraint>> constraints;  // by box, in the order of the workload
  Constraint gapOfSecond;                            // between the root's first two children
  Constraint leafHeight;                             // of the first leaf
  kiwi::Solver solver;

  static int parent(int k) { return (k - 1) / 4; }
  int firstLeaf() const { return (n + 2) / 4; }
  double leafWidth(int k) const { return 20 + k % 7; }

  explicit Tree(int n) : n(n), boxes(n), constraints(n) {
    using kiwi::strength::strong, kiwi::strength::weak;
    for (int k = 0; k < n; ++k) {
      Box& box = boxes[k];
      auto& own = constraints[k];
      if (k == 0) {
        own.push_back(box.left == 0.0);
        own.push_back(box.top == 0.0);
      } else {
        Box& outer = boxes[parent(k)];
        own.push_back(box.left - outer.left >= 10.0);
        own.push_back(box.top - outer.top >= 10.0);
        own.push_back(outer.left + outer.width - box.left - box.width >= 10.0);
        own.push_back(outer.top + outer.height - box.top - box.height >= 10.0);
        if (k % 4 != 1) {
          own.push_back(box.top - boxes[k - 1].top - boxes[k - 1].height >= 10.0);
          if (k == 2) gapOfSecond = own.back();
        }
        own.push_back((box.left == 0.0) | weak);
        own.push_back((box.top == 0.0) | weak);
      }
      bool leaf = k >= firstLeaf();
      own.push_back(box.width >= 0.0);
      own.push_back(box.height >= 0.0);
      own.push_back((box.width == (leaf ? leafWidth(k) : 0.0)) | (leaf ? strong : weak));
      own.push_back((box.height == (leaf ? 20.0 : 0.0)) | (leaf ? strong : weak));
      if (k == firstLeaf()) leafHeight = own.back();
    }
  }

  template <typename Visit>
  void forEach(Visit visit) {
    for (auto& own : constraints)
      for (auto& constraint : own) visit(constraint);
  }

  /// Adds everything but `left_out`.
  void build(const Constraint& left_out = Constraint()) {
    forEach([&](Constraint& c) {
      if (c != left_out) solver.addConstraint(c);
    });
    solver.updateVariables();
  }

  /// Every box as small and as far to the upper left as it may be.
  std::vector<Place> layout(int count, double left, double height, bool withGapOfSecond) const {
    std::vector<Place> places(count);
    std::vector<double> bottom(count, 0);  // of the children so far, from the box's own top
    for (int k = count - 1; k >= 0; --k) {
      Place& box = places[k];
      if (k >= firstLeaf()) {
        box.width = leafWidth(k);
        box.height = k == firstLeaf() ? height : 20;
        continue;
      }
      for (int child = 4 * k + 1; child <= 4 * k + 4 && child < count; ++child) {
        bool under = child % 4 != 1 && (child != 2 || withGapOfSecond);
        places[child].top = (under ? bottom[k] : 0) + 10;
        bottom[k] = places[child].top + places[child].height;
        box.width = std::max(box.width, places[child].width + 20);
        box.height = std::max(box.height, bottom[k] + 10);
      }
    }
    places[0].left = left;
    for (int k = 1; k < count; ++k) {
      places[k].left = places[parent(k)].left + 10;
      places[k].top += places[parent(k)].top;
    }
    return places;
  }

  double error(int count, double left = 0, double height = 20, bool withGapOfSecond = true) const {
    std::vector<Place> places = layout(count, left, height, withGapOfSecond);
    double worst = 0;
    for (int k = 0; k < count; ++k)
      for (double distance :
           {boxes[k].left.value() - places[k].left, boxes[k].top.value() - places[k].top,
            boxes[k].width.value() - places[k].width, boxes[k].height.value() - places[k].height})
        worst = std::max(worst, std::fabs(distance));
    return worst;
  }
};

inline void buildStepwise(Run& run, int n) {
  while (run.again()) {
    Tree tree(n);
    std::vector<double> ops;
    double total = 0;
    tree.forEach([&](Constraint& c) {
      double start = measure::now();
      tree.solver.addConstraint(c);
      tree.solver.updateVariables();
      ops.push_back(std::max(0.0, measure::now() - start - measure::clockOverhead()));
      total += ops.back();
    });
    run.sample("a_total", total);
    for (double op : ops) run.sample("a_op_median", op);
    for (size_t i = ops.size() - std::max<size_t>(1, ops.size() / 10); i < ops.size(); ++i)
      run.sample("a_op_last", ops[i]);
    run.check("a_total", tree.error(n));
  }
}

inline void buildAtOnce(Run& run, int n) {
  while (run.again()) {
    Tree tree(n);
    run.time("b_total", [&] { tree.build(); });
    run.check("b_total", tree.error(n));
  }
}

inline void lastBox(Run& run, int n) {
  Tree tree(n);
  tree.build();
  while (run.again()) {
    run.time("c_box_rm", [&] {
      for (auto& c : tree.constraints[n - 1]) tree.solver.removeConstraint(c);
      tree.solver.updateVariables();
    });
    run.check("c_box_rm", tree.error(n - 1));
    run.time("c_box_add", [&] {
      for (auto& c : tree.constraints[n - 1]) tree.solver.addConstraint(c);
      tree.solver.updateVariables();
    });
    run.check("c_box_add", tree.error(n));
  }
}

/// Drags the root's left side, or else the first leaf's height, through seven values.
inline void drag(Run& run, int n, bool root) {
  Tree tree(n);
  tree.build(root ? tree.constraints[0][0] : tree.leafHeight);
  Variable& dragged = root ? tree.boxes[0].left : tree.boxes[tree.firstLeaf()].height;
  const char* metric = root ? "d_root" : "d_leaf";
  tree.solver.addEditVariable(dragged, kiwi::strength::strong);
  double value = 0;
  while (run.again()) {
    run.batch(metric, 7, [&] {
      for (int k = 0; k < 7; ++k) {
        value = (root ? 0 : 20) + 5.0 * (k + 1);
        tree.solver.suggestValue(dragged, value);
        tree.solver.updateVariables();
      }
    });
    run.check(metric, root ? tree.error(n, value) : tree.error(n, 0, value));
  }
}

inline void gap(Run& run, int n) {
  Tree tree(n);
  tree.build();
  while (run.again()) {
    run.time("e_gap_rm", [&] {
      tree.solver.removeConstraint(tree.gapOfSecond);
      tree.solver.updateVariables();
    });
    run.check("e_gap_rm", tree.error(n, 0, 20, false));
    run.time("e_gap_add", [&] {
      tree.solver.addConstraint(tree.gapOfSecond);
      tree.solver.updateVariables();
    });
    run.check("e_gap_add", tree.error(n));
  }
}

inline void all(int n, double budget) {
  measure::run("a_total a_op_median a_op_last", buildStepwise, n, budget);
  measure::run("b_total", buildAtOnce, n, budget);
  measure::run("c_box_rm c_box_add", lastBox, n, budget);
  measure::run("d_root", [](Run& r, int n) { drag(r, n, true); }, n, budget);
  measure::run("d_leaf", [](Run& r, int n) { drag(r, n, false); }, n, budget);
  measure::run("e_gap_rm e_gap_add", gap, n, budget);
}

}  // namespace tree
