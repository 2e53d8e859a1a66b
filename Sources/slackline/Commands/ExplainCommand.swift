// slackline explain: why the constraints of a log cannot hold together.

public import ArgumentParser
import Console
import Formats
import Layouts
import Narration
public import Rationals
import Rendering
import Scripts

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a log “Unable to simultaneously satisfy constraints”.",
    discussion: """
      Reads what Auto Layout prints, with whatever stands around it: what each line says and whose it is, \
      a smallest conflict with the sum that proves it, and the ways out, each tried. With --format json, \
      there is one object for each log.

      Exit status: 0 where a log was read, 65 where there is none in the file.
      """)

  @OptionGroup var format: FormatOption

  @Option(
    help: ArgumentHelp(
      "Assume that all margins that the log does not pin are this wide.", valueName: "n"))
  var margins: Rational?

  @Option(
    help: ArgumentHelp(
      "Assume that first and last baselines lie so far inside the view.", valueName: "n"))
  var baselines: Rational?

  @Flag(help: "Assume that leading is right, as where text runs from right to left.")
  var rtl = false

  @Argument(help: "The log; - is standard input.", completion: .file())
  var file: String

  func run() throws {
    let terminal = Terminal()
    let lines: [String]
    do throws(FileError) {
      lines = try Files.lines(of: file)
    } catch {
      terminal.complain("slackline: \(file): \(error.reason)\n")
      throw ExitCode(66)
    }
    let assumptions = LogAssumptions(
      margins: margins, baselines: baselines, direction: rtl ? .rightToLeft : .leftToRight)
    let logs = LogReader.logs(in: lines)
    let read = logs.filter { !$0.entries.isEmpty }
    for (place, log) in read.enumerated() {
      let explanation = LogExplanation(log, assuming: assumptions)
      switch format.format {
      case .json: terminal.write(explanation.json.compact + "\n")
      case .text:
        if place > 0 { terminal.write("\n") }
        terminal.show(
          explanation.document(number: read.count > 1 ? place + 1 : nil),
          Presentation(isASCII: terminal.isASCII))
      }
    }
    guard read.isEmpty else { return }
    terminal.complain(LogComplaint.text(logs, file))
    throw ExitCode(65)
  }
}

/// What is said of a file that has no log.
enum LogComplaint {
  static func text(_ logs: [LayoutLog], _ file: String) -> String {
    let unread = logs.flatMap { $0.unread }
    guard let first = unread.first else {
      return "\(file): error: there is no log of constraints in it\n"
    }
    return
      "\(file):\(first.line): error: no line of the log could be read, as this: \(first.text)\n"
  }
}

extension Rational: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
