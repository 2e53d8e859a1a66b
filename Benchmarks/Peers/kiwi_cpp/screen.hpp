// The workload `screen` over kiwi: rows of labels in a window. README.md defines it.

#pragma once
#include <kiwi/kiwi.h>

#include <cmath>
#include <vector>

#include "measure.hpp"

namespace screen {

using kiwi::Constraint;
using kiwi::Variable;
using measure::Run;

struct View {
  int number;
  Variable leading, trailing, width;
  double intrinsic() const { return 30 + 7 * (number % 5); }
};

struct Row {
  Variable leading, trailing, top, bottom, height;
  std::vector<View> views;
  std::vector<Constraint> inside;  // all of it but what places it under another row
  Constraint place;                // where its top is
  Constraint atMost, atLeast;      // the intrinsic width of its second view
};

struct Screen {
  static constexpr double width = 260;
  static constexpr int rowsInSection = 5;

  Variable window;
  std::vector<Row> rows;
  std::vector<std::vector<Constraint>> sections;
  Constraint windowWidth;
  Constraint shortcut;  // places the row after the removed one under the one before it
  double labelWidth;    // of the second view of the row `chosen`
  kiwi::Solver solver;

  static bool equalWidths(int r) { return r % 3 == 2; }
  static double leastHeight(int r) { return 20 + 4 * (r % 3); }

  /// The row that is taken out and whose label changes: near the middle, with widths of its own.
  int chosen() const {
    int middle = int(rows.size()) / 2;
    return equalWidths(middle) ? middle - 1 : middle;
  }

  static Constraint hugging(const View& view, int position, double intrinsic) {
    return (view.width <= intrinsic) | (kiwi::strength::weak * (position + 1));
  }

  static Constraint compression(const View& view, int position, double intrinsic) {
    return (view.width >= intrinsic) | (kiwi::strength::medium * (position + 1));
  }

  explicit Screen(int n) : rows((n + 3) / 4) {
    windowWidth = (window == width) | (kiwi::strength::strong * 1000);
    Variable leading, trailing;
    for (int r = 0, v = 0; r < int(rows.size()); ++r) {
      Row& row = rows[r];
      if (r % rowsInSection == 0) {
        leading = Variable();
        trailing = Variable();
        sections.push_back({leading == 16.0, window - trailing == 16.0});
      }
      row.place = r == 0 ? row.top == 20.0 : below(r, r - 1);
      auto& in = row.inside;
      in.push_back(row.leading - leading == 8.0);
      in.push_back(trailing - row.trailing == 8.0);
      in.push_back(row.bottom - row.top - row.height == 0.0);
      in.push_back(row.height >= leastHeight(r));
      in.push_back((row.height == 0.0) | kiwi::strength::weak);
      for (int j = 0; j < 4 && v < n; ++j) row.views.push_back(View{v++, {}, {}, {}});
      for (size_t j = 0; j < row.views.size(); ++j) {
        View& view = row.views[j];
        in.push_back(view.trailing - view.leading - view.width == 0.0);
        in.push_back(view.width >= 0.0);
        in.push_back(j == 0 ? view.leading - row.leading == 0.0
                            : view.leading - row.views[j - 1].trailing == 8.0);
        if (equalWidths(r) && j > 0) in.push_back(view.width - row.views[0].width == 0.0);
        in.push_back(compression(view, j, view.intrinsic()));
        if (j == 1) row.atLeast = in.back();
        in.push_back(hugging(view, j, view.intrinsic()));
        if (j == 1) row.atMost = in.back();
      }
      in.push_back(row.views.back().trailing - row.trailing == 0.0);
    }
    shortcut = below(chosen() + 1, chosen() - 1);
    labelWidth = rows[chosen()].views[1].intrinsic();
  }

  Constraint below(int lower, int upper) const {
    return rows[lower].top - rows[upper].bottom == 8.0;
  }

  template <typename Visit>
  void forEach(bool withWindow, Visit visit) {
    if (withWindow) visit(windowWidth);
    for (int r = 0; r < int(rows.size()); ++r) {
      if (r % rowsInSection == 0)
        for (auto& c : sections[r / rowsInSection]) visit(c);
      visit(rows[r].place);
      for (auto& c : rows[r].inside) visit(c);
    }
  }

  void build(bool withWindow = true) {
    forEach(withWindow, [&](Constraint& c) { solver.addConstraint(c); });
    solver.updateVariables();
  }

  /// What the views of a row are wide: the excess goes to the first; what is missing is taken from
  /// the first, then from the second, and so on, for the weights grow from left to right.
  std::vector<double> widths(int r, double windowWidth) const {
    const auto& views = rows[r].views;
    double available = windowWidth - 2 * (16 + 8) - 8 * (double(views.size()) - 1);
    if (equalWidths(r)) return std::vector<double>(views.size(), available / views.size());
    std::vector<double> widths;
    double excess = available;
    for (auto& view : views) {
      bool label = r == chosen() && widths.size() == 1;
      widths.push_back(label ? labelWidth : view.intrinsic());
      excess -= widths.back();
    }
    for (double& width : widths) {
      double change = std::max(excess, -width);
      width += change;
      excess -= change;
    }
    return widths;
  }

  double error(double windowWidth = width, bool withChosen = true) const {
    double worst = std::fabs(window.value() - windowWidth), top = 20;
    for (int r = 0; r < int(rows.size()); ++r) {
      if (r == chosen() && !withChosen) continue;
      worst = std::max(worst, std::fabs(rows[r].top.value() - top));
      top += leastHeight(r) + 8;
      double leading = 16 + 8;
      std::vector<double> expected = widths(r, windowWidth);
      for (size_t j = 0; j < expected.size(); ++j) {
        const View& view = rows[r].views[j];
        worst = std::max({worst, std::fabs(view.leading.value() - leading),
                          std::fabs(view.width.value() - expected[j])});
        leading += expected[j] + 8;
      }
    }
    return worst;
  }
};

inline void buildStepwise(Run& run, int n) {
  while (run.again()) {
    Screen screen(n);
    std::vector<double> ops;
    double total = 0;
    screen.forEach(true, [&](Constraint& c) {
      double start = measure::now();
      screen.solver.addConstraint(c);
      screen.solver.updateVariables();
      ops.push_back(std::max(0.0, measure::now() - start - measure::clockOverhead()));
      total += ops.back();
    });
    run.sample("a_total", total);
    for (double op : ops) run.sample("a_op_median", op);
    for (size_t i = ops.size() - std::max<size_t>(1, ops.size() / 10); i < ops.size(); ++i)
      run.sample("a_op_last", ops[i]);
    run.check("a_total", screen.error());
  }
}

inline void buildAtOnce(Run& run, int n) {
  while (run.again()) {
    Screen screen(n);
    run.time("b_total", [&] { screen.build(); });
    run.check("b_total", screen.error());
  }
}

/// kiwi cannot change a constant: the two constraints are taken out and others put in.
inline void label(Run& run, int n) {
  Screen screen(n);
  screen.build();
  Row& row = screen.rows[screen.chosen()];
  double intrinsic = row.views[1].intrinsic();
  std::vector<Constraint> atLeast, atMost;
  for (int k = 0; k < 7; ++k) {
    atLeast.push_back(Screen::compression(row.views[1], 1, intrinsic + 5 * (k + 1)));
    atMost.push_back(Screen::hugging(row.views[1], 1, intrinsic + 5 * (k + 1)));
  }
  Constraint lower = row.atLeast, upper = row.atMost;
  while (run.again()) {
    run.batch("f_label", 7, [&] {
      for (int k = 0; k < 7; ++k) {
        screen.solver.removeConstraint(lower);
        screen.solver.removeConstraint(upper);
        lower = atLeast[k];
        upper = atMost[k];
        screen.solver.addConstraint(lower);
        screen.solver.addConstraint(upper);
        screen.solver.updateVariables();
      }
    });
    screen.labelWidth = intrinsic + 35;
    run.check("f_label", screen.error());
  }
}

inline void row(Run& run, int n) {
  Screen screen(n);
  screen.build();
  Row& row = screen.rows[screen.chosen()];
  Row& next = screen.rows[screen.chosen() + 1];
  kiwi::Solver& solver = screen.solver;
  while (run.again()) {
    run.time("e_row_rm", [&] {
      solver.removeConstraint(next.place);
      solver.removeConstraint(row.place);
      for (auto& c : row.inside) solver.removeConstraint(c);
      solver.addConstraint(screen.shortcut);
      solver.updateVariables();
    });
    run.check("e_row_rm", screen.error(Screen::width, false));
    run.time("e_row_add", [&] {
      solver.removeConstraint(screen.shortcut);
      solver.addConstraint(row.place);
      for (auto& c : row.inside) solver.addConstraint(c);
      solver.addConstraint(next.place);
      solver.updateVariables();
    });
    run.check("e_row_add", screen.error());
  }
}

/// Drags the window's width from 200 to 360 and back, in 32 steps.
inline void window(Run& run, int n) {
  Screen screen(n);
  screen.build(false);
  screen.solver.addEditVariable(screen.window, kiwi::strength::strong * 1000);
  while (run.again()) {
    double total = 0, slowest = 0;
    for (int k = 0; k < 32; ++k) {
      double width = 200 + 10 * std::min(k, 32 - k);
      double start = measure::now();
      screen.solver.suggestValue(screen.window, width);
      screen.solver.updateVariables();
      double duration = std::max(0.0, measure::now() - start - measure::clockOverhead());
      total += duration;
      slowest = std::max(slowest, duration);
      run.check("d_window", screen.error(width));
    }
    run.sample("d_window", total / 32);
    run.sample("d_window_slowest", slowest);
  }
}

inline void all(int n, double budget) {
  measure::run("a_total a_op_median a_op_last", buildStepwise, n, budget);
  measure::run("b_total", buildAtOnce, n, budget);
  measure::run("d_window d_window_slowest", window, n, budget);
  measure::run("e_row_rm e_row_add", row, n, budget);
  measure::run("f_label", label, n, budget);
}

}  // namespace screen
