// A sitting as a report: words, JSON, or the XML that continuous integration reads (the format that JUnit
// gave its name).

import Course
public import Formats
import Language
public import Rendering
public import Wording

extension LessonSitting {
  /// One thing that was tried: a question, a task, or a reply that differs.
  private struct Case {
    var name: String
    var line: Int
    /// nil: all is well.
    var failure: String?
    var warning: String?
    var isOpen = false
  }

  private func cases(_ speech: Speech) -> [Case] {
    var cases = verdict.reports.map { report in
      let (name, text) = (
        LessonWords.line(report.line).text(in: speech), report.text(in: speech)
      )
      return report.severity == .warning
        ? Case(name: name, line: report.line, warning: text)
        : Case(name: name, line: report.line, failure: text)
    }
    let replies = lesson.blocks.flatMap { $0.steps }
    let broken = Set(verdict.reports.filter { $0.severity == .error }.map { $0.line })
    cases += replies.filter { !broken.contains($0.line) }.map {
      Case(name: $0.typed, line: $0.line, failure: nil)
    }
    cases += answered.map { answer in
      Case(
        name: answer.prompt, line: answer.line,
        failure: answer.outcome == .wrong
          ? LessonWords.answers(answer.answers, comment: answer.comment.textInLesson().trimmed)
            .text(in: speech) : nil,
        isOpen: answer.outcome == .open)
    }
    return cases.sorted { $0.line < $1.line }
  }

  // MARK: Words

  /// What went wrong, and the score, to be read.
  public func document(in speech: Speech) -> Document {
    var blocks: [Block] = verdict.reports.map { .verbatim($0.text(in: speech)) }
    let rows = answered.map { answer -> [Text] in
      let role: Text.Role =
        switch answer.outcome {
        case .right: .good
        case .wrong: .error
        case .open: .note
        }
      return [
        Text(answer.outcome.rawValue, role), Text("\(lesson.path.inertName):\(answer.line)", .dim),
        Text(answer.answers.joined(separator: ", "), .code), Text(answer.prompt),
      ]
    }
    if !rows.isEmpty { blocks.append(.grid(Grid(rows))) }
    for answer in answered where answer.outcome == .wrong {
      blocks.append(.paragraph("\(lesson.path.inertName):\(answer.line): \(answer.prompt)"))
      blocks.append(.indented(answer.comment))
    }
    var words = "\(lesson.name.inertName): \(verdict.summary(in: speech))"
    if !answered.isEmpty {
      words += "; " + LessonWords.answeredRight(right, of: answered.count).text(in: speech)
    }
    blocks.append(.paragraph(Text(words, isWell ? .good : .error)))
    return Document(blocks)
  }

  // MARK: JSON

  public func json(in speech: Speech) -> JSONValue {
    .object([
      .init("lesson", .string(lesson.name)), .init("passed", .integer(verdict.passed)),
      .init("failed", .integer(verdict.failed)), .init("right", .integer(right)),
      .init("questions", .integer(answered.count)), .init("ok", .bool(isWell)),
      .init(
        "reports",
        .array(
          verdict.reports.map {
            .object([
              .init("line", .integer($0.line)), .init("code", .string($0.code.rawValue)),
              .init("severity", .string($0.severity.rawValue)),
              .init("message", .string($0.fact.text(in: speech))),
            ])
          })),
      .init(
        "answers",
        .array(
          answered.map { answer in
            .object([
              .init("line", .integer(answer.line)), .init("prompt", .string(answer.prompt)),
              .init("answers", .array(answer.answers.map { .string($0) })),
              .init("hints", .integer(answer.hints)),
              .init("outcome", .string(answer.outcome.rawValue)),
              .init("comment", .string(answer.comment.textInLesson().trimmed)),
            ])
          })),
    ])
  }

  // MARK: XML

  /// A `testsuite` element, indented by two spaces.
  public func junit(in speech: Speech) -> String {
    let cases = cases(speech)
    let failures = cases.count { $0.failure != nil }
    let skipped = cases.count { $0.isOpen }
    var xml =
      "  <testsuite name=\"\(XML.attribute(lesson.name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n"
    for one in cases {
      let head =
        "    <testcase classname=\"\(XML.attribute(lesson.name))\" name=\"\(XML.attribute(one.name))\" "
        + "file=\"\(XML.attribute(lesson.path))\" line=\"\(one.line)\""
      if let failure = one.failure {
        let first = failure.split(separator: "\n").first.map(String.init) ?? ""
        xml += "\(head)>\n      <failure message=\"\(XML.attribute(first))\">"
        xml += "\(XML.text(failure))</failure>\n    </testcase>\n"
      } else if one.isOpen {
        let words = XML.attribute(LessonWords.noAnswer.text(in: speech))
        xml += "\(head)>\n      <skipped message=\"\(words)\"/>\n    </testcase>\n"
      } else if let warning = one.warning {
        xml +=
          "\(head)>\n      <system-out>\(XML.text(warning))</system-out>\n    </testcase>\n"
      } else {
        xml += "\(head)/>\n"
      }
    }
    return xml + "  </testsuite>\n"
  }

  /// A whole file of suites.
  public static func junit(_ sittings: [LessonSitting], in speech: Speech) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + sittings.map { $0.junit(in: speech) }.joined() + "</testsuites>\n"
  }
}
