// numbers, style, show: how things are drawn. Each is a change that undo takes back, as a learner who
// mistypes one expects; but what it changes is no part of the problem, so it neither moves the walk
// through the trace nor makes undone lines impossible to do again.

import Language
import Rendering

extension Session {
  /// Sets what is to be set, and tells how it is now.
  mutating func set(
    _ setting: Setting?, _ text: String, _ words: (Session) -> String
  ) -> Reply {
    let before = setting.flatMap { apply($0) }
    if let setting, let before {
      let change = SettingChange(before: before, after: setting)
      timeline.add(Timeline.Entry(line: text.trimmed, settings: [change]), to: state)
    }
    return Reply(document: Document([.paragraph(Text(words(self)))]), isChange: before != nil)
  }

  /// - Returns: what it was before; nil if nothing is different.
  @discardableResult
  mutating func apply(_ setting: Setting) -> Setting? {
    let before: Setting
    switch setting {
    case .numbers(let numbers):
      before = .numbers(presentation.numbers)
      presentation.numbers = numbers
    case .isASCII(let isASCII):
      before = .isASCII(presentation.isASCII)
      presentation.isASCII = isASCII
    case .drawsTableau(let drawn):
      before = .drawsTableau(drawsTableau)
      drawsTableau = drawn
    }
    return before == setting ? nil : before
  }

  var numbersInUse: String {
    switch presentation.numbers {
    case .exact: Words.numbersExact
    case .decimal(let places): Words.numbersDecimal(places)
    }
  }

  var styleInUse: String { presentation.isASCII ? Words.styleASCII : Words.styleUnicode }

  var drawingInUse: String { drawsTableau ? Words.showTableau : Words.showDictionary }

  func inUse(_ setting: Setting) -> String {
    switch setting {
    case .numbers: numbersInUse
    case .isASCII: styleInUse
    case .drawsTableau: drawingInUse
    }
  }
}

extension Setting {
  init(_ word: NumberWord) {
    switch word {
    case .exact: self = .numbers(.exact)
    case .decimal(let places): self = .numbers(.decimal(places: places))
    }
  }

  init(_ word: StyleWord) { self = .isASCII(word == .ascii) }

  init(_ word: ShowWord) { self = .drawsTableau(word == .tableau) }
}

extension Words {
  static let numbersExact = "numbers are shown exactly"
  static let styleASCII = "drawn in plain ASCII"
  static let styleUnicode = "drawn in Unicode"
  static let showDictionary =
    "drawn as a dictionary: each basic variable as a sum of the others, as in d = 30 − c"
  static let showTableau =
    "drawn as a tableau: everything on one side, as in d + c = 30, and the constant last"

  static func numbersDecimal(_ places: Int) -> String {
    "numbers are shown with up to \(count(places, "decimal place")); ≈ marks those that were rounded"
  }
}
