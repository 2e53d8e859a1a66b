// Whose the constraints of a log are, and what is offered for those that are not the developer's.

import Layouts
import Logs
import Narration
import Rendering
import Testing

@Suite("Whose a constraint is")
struct LogOwnerTests {
  @Test(
    "The class, the identifier and the items tell",
    arguments: [
      ("NSLayoutConstraint:0x1 UIView:0x2.width == 5", .yours),
      ("NSLayoutConstraint:0x1 'avatar width' UIView:0x2.width == 5", .yours),
      ("SnapKit.LayoutConstraint:0x1@A.swift#1 UIView:0x2.width == 5", .yours),
      (
        "NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time' UIView:0x2.width == 5",
        .yours
      ),
      ("NSLayoutConstraint:0x1 _UIBar:0x2.width == UIView:0x3.width", .system),
      ("NSLayoutConstraint:0x1 UIView:0x2.height >= _UITitleLabel:0x3.height + 30", .system),
      ("NSLayoutConstraint:0x1 V:[_UILayoutGuide:0x2]-(8)-[UILabel:0x3]", .yours),
      (
        "NSLayoutConstraint:0x1 UILabel:0x2.top == _UITableViewHeaderFooterContentView:0x3.top",
        .yours
      ),
      ("NSLayoutConstraint:0x1 UILabel:0x2.top == _UIVisualEffectContentView:0x3.top", .yours),
      ("NSLayoutConstraint:0x1 App.Entry:0x2.right == UIInputSetHostView:0x3.right", .system),
      ("NSLayoutConstraint:0x1 UIView:0x2.width == 0", .yours),
      ("NSLayoutConstraint:0x1 _UIHostingView<App.Row>:0x2.top == UIView:0x3.top", .yours),
      ("NSLayoutConstraint:0x1@A.swift#3 _UIBar:0x2.width == UIView:0x3.width", .yours),
      ("NSLayoutConstraint:0x1 'NSStackView.Edge.Top' UIView:0x2.top == UIView:0x3.top", .stack),
      ("NSLayoutConstraint:0x1 NSToolbarButton:0x2.bottom <= NSView:0x3.top - 2", .system),
      ("NSLayoutConstraint:0x1 NSFunctionRowBackgroundColorView:0x2.height == 30", .system),
      ("NSLayoutConstraint:0x1 NSTouchBarView:0x2.height == 30", .system),
      ("NSLayoutConstraint:0x1 'BIB_Leading' UIView:0x2.leading == UIView:0x3.leading", .system),
      (
        "NSLayoutConstraint:0x1 'MaskEV_Leading_BIB_Trailing' UIView:0x2.left == UIView:0x3.right",
        .system
      ),
      ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.width == 5", .mask),
      (
        "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 5",
        .container
      ),
      (
        "NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' App.Cell:0x2.height == 5", .cell
      ),
      (
        "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 5",
        .cell
      ),
      (
        "NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Width' NSView:0x2.width == 5",
        .container
      ),
      ("NSLayoutConstraint:0x1 'NSWindow-current-width' H:[NSThemeFrame:0x2(5)]", .container),
      ("NSLayoutConstraint:0x1 'UITemporaryLayoutWidth' UIView:0x2.width == 5", .container),
      ("NSLayoutConstraint:0x1 '_UITemporaryLayoutHeight' UIView:0x2.height == 5", .container),
      ("NSLayoutConstraint:0x1 'fittingSizeHTarget' UIView:0x2.width == 5", .container),
      ("NSLayoutConstraint:0x1 'UISV-hiding' UIView:0x2.width == 0", .stack),
      ("NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0x2]-(8)-[UIView:0x3]", .stack),
      ("NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' UIView:0x2.height == 0", .guide),
      ("NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-top' UIView:0x2.height == 0", .guide),
      ("_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0x2(20)]", .guide),
      (
        "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2(20)] Hug:251 CompressionResistance:750",
        .content
      ),
      ("NSLayoutConstraint:0x1 'TB_Leading_Leading' H:[_UIA:0x2]-(20)-[_UIB:0x3]", .system),
      (
        "NSLayoutConstraint:0x1 'assistantHeight' SystemInputAssistantView.height == 45 (active, names: SystemInputAssistantView:0x2 )",
        .system
      ),
      ("NSLayoutConstraint:0x1 UIInputSetHostView:0x2.height == 45", .system),
    ] as [(String, LogOwner)])
  func owner(entry: String, owner: LogOwner) throws {
    let log = try #require(LogReader.logs(in: "<\(entry)>").first)
    #expect(log.entries.map { log.owner(of: $0) } == [owner])
  }

  @Test("Where Masonry leaves identifiers out, the size of a cell's content is the cell's")
  func masonry() throws {
    let text = """
      <MASLayoutConstraint:0x1 UILabel:0x2.top == UITableViewCellContentView:0x3.top + 20>
      <MASLayoutConstraint:0x4 UILabel:0x2.bottom == UITableViewCellContentView:0x3.bottom - 20>
      <MASLayoutConstraint:0x5 UILabel:0x2.height == 20>
      <NSLayoutConstraint:0x6 UITableViewCellContentView:0x3.height == 43.5>
      """
    let log = try #require(LogReader.logs(in: text).first)
    #expect(log.entries.map { log.owner(of: $0) } == [.yours, .yours, .yours, .cell])
    #expect(!log.isMeasuring(log.entries[3]))
    // Of the view that is measured, and of one that has a key, which Masonry prints for its address.
    let measured = """
      <MASLayoutConstraint:0x1 UILabel:0x2.leading == UIView:0x3.leading + 20>
      <NSLayoutConstraint:0x6 UIView:0x3.width == 0>
      <NSLayoutConstraint:0x7 UIView:0x3.width >= 0>
      """
    let keyed = """
      <NSLayoutConstraint:0x1 UITableViewCellContentView:content.width == 414>
      <NSLayoutConstraint:0x2 UITableViewCellContentView:content.width == 0>
      """
    for (text, owners) in [
      (measured, [.yours, .container, .yours]), (keyed, [.cell, .cell] as [LogOwner]),
    ] {
      let log = try #require(LogReader.logs(in: text).first)
      #expect(log.entries.map { log.owner(of: $0) } == owners)
      #expect(log.entries.map { log.isMeasuring($0) }[1])
    }
  }

  @Test(
    "A mask is switched off only where that is the developer's to do",
    arguments: [
      ("UIView", true), ("App.Row", true), ("UITableViewCell", true), ("UIWindow", false),
      ("UITableViewCellContentView", false), ("_UIToolbarContentView", false),
      ("NSThemeFrame", false),
    ])
  func masks(className: String, isOwn: Bool) throws {
    let text = """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(className):0x2.height == 0>
      <NSLayoutConstraint:0x3 V:|-(8)-[UILabel:0x4] (names: '|':\(className):0x2 )>
      <NSLayoutConstraint:0x5 V:[UILabel:0x4]-(8)-| (names: '|':\(className):0x2 )>
      """
    let log = try #require(LogReader.logs(in: text).first)
    let trials = try LogVerdict(log).trials
    #expect(trials.allSatisfy { $0.cures })
    let hasMask = trials.contains { trial in
      if case .withoutMask = trial.change { true } else { false }
    }
    #expect(hasMask == isOwn)
    #expect(trials.contains { $0.change == .lower(0) } == !isOwn)
  }

  @Test("The lines of a stack are led back to its properties, each of which is tried")
  func properties() throws {
    func line(_ number: Int, _ name: String, _ body: String) -> String {
      "<NSLayoutConstraint:0x\(number) 'UISV-\(name)' \(body)>"
    }
    let stack = "UIStackView:0xa"
    let text = [
      line(1, "canvas-connection", "\(stack).leading == UIView:0xb.leading"),
      line(2, "canvas-connection", "\(stack).trailing == UIView:0xc.trailing"),
      line(3, "spacing", "UIView:0xc.leading == UIView:0xb.trailing + 8"),
      line(4, "hiding", "UIView:0xb.width == 0"),
      line(5, "fill-equally", "UIView:0xc.width == UIView:0xb.width"),
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' \(stack).width == 10>",
    ].joined(separator: "\n")
    let log = try #require(LogReader.logs(in: text).first)
    #expect(
      log.entries.map { log.stackProperty(of: $0) } == [
        nil, nil, .spacing, .isHidden, .distribution, nil,
      ])
    #expect(log.entries.map(log.isMeasuring) == Array(repeating: false, count: 6))
    let trials = try LogVerdict(log).trials.compactMap { trial -> (StackProperty, Int?, Bool)? in
      guard case .property(let property, let item, _) = trial.change else { return nil }
      return (property, item.map { _ in 1 }, trial.cures)
    }
    // A gap of 8 and two views of no width: 10 wide is what only another distribution, or a view that is shown, can be.
    #expect(trials.map { $0.0 } == [.spacing, .isHidden, .distribution])
    #expect(trials.map { $0.1 } == [nil, 1, nil])
    #expect(trials.map { $0.2 } == [false, true, true])
  }

  @Test(
    "A view that is measured is known",
    arguments: [
      ("_UITemporaryLayoutWidth", "320", true), ("fittingSizeHTarget", "0", true),
      ("UIView-Encapsulated-Layout-Width", "0", true),
      ("UIView-Encapsulated-Layout-Width", "320", false), ("UISV-hiding", "0", false),
    ])
  func measuring(identifier: String, width: String, isMeasuring: Bool) throws {
    let text = "<NSLayoutConstraint:0x1 '\(identifier)' UIView:0x2.width == \(width)>"
    let log = try #require(LogReader.logs(in: text).first)
    #expect(log.isMeasuring(log.entries[0]) == isMeasuring)
  }

  @Test("Where no line of one's own ends all conflicts, sets of them are tried")
  func sets() throws {
    let text = """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0x2.width == 0>
      <NSLayoutConstraint:0x3 H:|-(8)-[UILabel:0x4] (names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x5 H:[UILabel:0x4]-(8)-| (names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x6 H:|-(8)-[UILabel:0x7] (names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x8 H:[UILabel:0x7]-(8)-| (names: '|':UIView:0x2 )>
      """
    let log = try #require(LogReader.logs(in: text).first)
    let verdict = try LogVerdict(log)
    #expect(verdict.cures == [0])
    let drops = verdict.trials.compactMap { trial -> [Int]? in
      if case .drop(let entries) = trial.change { entries } else { nil }
    }
    #expect(Set(drops) == [[1, 3], [1, 4], [2, 3], [2, 4]])
    #expect(verdict.trials.last?.change == .lower(0))
  }

  @Test("Long runs of lines are told by their ends")
  func ranges() throws {
    let lines = (0..<6).map {
      "<NSLayoutConstraint:0x1\($0) V:[UIView:0x2\($0)]-(8)-[UIView:0x2\($0 + 1)]>"
    }
    let text =
      lines.joined(separator: "\n") + "\n<NSLayoutConstraint:0x3 UIView:0x9.width == 1>\n"
      + "<NSLayoutConstraint:0x4 V:[UIView:0x20]-(<=8)-[UIView:0x26]>"
    let log = try #require(LogReader.logs(in: text).first)
    let renderer = TextRenderer(presentation: Presentation(isASCII: true), width: 80, theme: nil)
    let told = renderer.render(try LogExplanation(log).document())
    #expect(told.contains("1-6 and 8 cannot hold together:"))
    #expect(told.contains("one of 1-6 or 8 at priority 999"))
  }
}
