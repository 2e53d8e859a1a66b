// slackline explain: why the constraints of a log cannot hold together.

public import ArgumentParser
import Console
import Formats
import Layouts
import Logs
import Narration
public import Rationals
import Rendering
import Scripts
import Session
import Simplex
import Wording

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a log “Unable to simultaneously satisfy constraints”.".said,
    discussion: """
      Reads what Auto Layout prints, with whatever stands around it: what each line says and whose it is, \
      a smallest conflict with the sum that proves it, and the ways out, each tried. With --format json, \
      there is one object for each log.

      Whose a line is: yours you can change; a mask line comes from an autoresizing mask, a stack line from a \
      property of a stack view; margins, content, cell and container lines come from guides, texts and pictures, \
      and the sizes that hold a view; all else is the system's.

      Exit status: 0 where a log was read, 65 where there is none in the file.
      """.said)

  @OptionGroup var format: FormatOption

  @Option(
    help: .said(
      "Assume that all margins that the log does not pin are this wide.", valueName: "n"))
  var margins: Rational?

  @Option(
    help: .said(
      "Assume that first and last baselines lie so far inside the view.", valueName: "n"))
  var baselines: Rational?

  @Flag(help: .said("Assume that leading is right, as where text runs from right to left."))
  var rtl = false

  @Argument(help: .said("The log; - is standard input."), completion: .file())
  var file: String

  func run() throws {
    let terminal = Terminal()
    let lines: [String]
    do throws(FileError) {
      lines = try Files.lines(of: file)
    } catch {
      let words = ScriptWords.unreadable(file, error).text(in: terminal.speech)
      terminal.complain(terminal.spelled(words, terminal.presentation) + "\n")
      throw ExitCode(66)
    }
    let assumptions = LogAssumptions(
      margins: margins, baselines: baselines, direction: rtl ? .rightToLeft : .leftToRight)
    let logs = LogReader.logs(in: lines)
    let read = logs.filter { !$0.entries.isEmpty }
    if read.isEmpty {
      let traces = LayoutTrace.ambiguities(in: lines)
      let words: CommandWords =
        if !traces.isEmpty {
          .listing(file, traces)
        } else if !KiwiDump.constraints(in: lines).isEmpty {
          .dump(file)
        } else {
          .noLog(file, unread: LogReader.firstUnread(in: lines))
        }
      let text = words.text(in: terminal.speech)
      terminal.complain(terminal.spelled(text, terminal.presentation) + "\n")
      throw ExitCode(65)
    }
    // What comes before one that takes too much is told.
    var failure: Failure?
    var documents: [(Document, Presentation)] = []
    for (place, log) in read.enumerated() {
      do throws(Stop) {
        let explanation = try LongWork.stoppable { () throws(Stop) in
          try LogExplanation(log, assuming: assumptions, control: LongWork.control)
        }
        switch format.format {
        case .json: terminal.write(explanation.json.compact + "\n")
        case .text:
          let number = read.count > 1 ? place + 1 : nil
          let document = explanation.document(in: terminal.speech, number: number)
          documents.append((document, terminal.presentation))
        }
        if explanation.verdict.wasStopped { break }
      } catch {
        if error == .cancelled, place == 0 { LongWork.endInterrupted() }
        failure = Failure(error)
        break
      }
    }
    if !documents.isEmpty { terminal.showToReader(documents) }
    guard let failure else { return }
    terminal.complain(failure, of: file)
    throw Status(failure.code).exitCode
  }
}

extension Rational: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
