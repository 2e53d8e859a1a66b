// Masks and stacks written out again.

import Language
import Rationals

func printed(_ mask: MaskStatement) -> String {
  func signs(_ axis: MaskStatement.Flexibility) -> String {
    [axis.near, axis.size, axis.far].map { $0 ? "&" : "-" }.joined()
  }
  var text = (mask.label.map { "\($0.text): " } ?? "") + "mask \(mask.view.text) "
  text += "\(signs(mask.horizontal)) \(signs(mask.vertical)) "
  text += "at \(mask.left) \(mask.top) \(mask.width) \(mask.height)"
  if mask.wholeWidth != nil || mask.wholeHeight != nil {
    text += " in \(printed(mask.wholeWidth)) x \(printed(mask.wholeHeight))"
  }
  return text
}

func printed(_ stack: StackStatement) -> String {
  (stack.label.map { "\($0.text): " } ?? "")
    + "stack \(stack.name.text) = \(stack.views.map { $0.text }.joined(separator: ", "))"
    + (stack.spacing.map { " spacing \($0)" } ?? "")
    + (stack.distribution.map { " \($0.rawValue)" } ?? "") + (stack.isDown ? " down" : "")
    + (stack.alignment.map { " align \($0.text)" } ?? "")
}
