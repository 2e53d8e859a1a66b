// Layout passes, one after another, until every text is as high as its width makes it.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension ProblemState {
  /// Gives each text its height.
  ///
  /// - Parameter solutions: where the solves begin; what they are left at is no solution of this problem.
  /// - Complexity: one solve for each pass, of which there are two as long as no width depends on a height.
  mutating func settleTexts(from solutions: Solutions) throws(Failure) -> TextPasses {
    var passes = TextPasses()
    if texts.isEmpty { return passes }
    var solutions = solutions
    let views = viewsOfTexts
    for view in views { setHeight(0, ofTextIn: view) }
    solutions.follow(withoutHeightsOfTexts())
    var known: [[Rational]] = []
    while let widths = try widths(of: views, &solutions) {
      let heights = zip(views, widths).map { view, width in
        width.map { $0.signum > 0 ? area(ofTextIn: view) / $0 : 0 } ?? 0
      }
      passes.waiting = zip(views, widths).compactMap { view, width in
        if let width, width.signum > 0 { return nil }
        return TextPasses.Waiting(view: self.views[view].name, width: width)
      }
      let before = known.last
      if heights == before { break }
      let start = known.firstIndex(of: heights)
      if start == nil, known.count == TextPasses.most {
        passes.ending = .limit
        break
      }
      passes.rounds.append(
        views.indices.compactMap { index in
          guard let width = widths[index], heights[index] != before?[index] ?? 0 else { return nil }
          return TextPasses.Height(
            view: self.views[views[index]].name, width: width, before: before?[index],
            height: heights[index])
        })
      for (view, height) in zip(views, heights) { setHeight(height, ofTextIn: view) }
      if let start {
        passes.ending = .circle(from: start)
        break
      }
      known.append(heights)
      solutions.follow(self)
    }
    return passes
  }

  /// How wide the views are, nil for one of which nothing says so; nil in all where there is no solution.
  private func widths(
    of views: [ViewID], _ solutions: inout Solutions
  ) throws(Failure) -> [Rational?]? {
    guard try solutions.outcome == .optimal, let valuation = try solutions.valuation else {
      return nil
    }
    return views.map { view in variable(.width, of: view).map { valuation.value(of: $0) } }
  }
}
