// slackline verify: whether a proof holds for a file.

import ArgumentParser
import Console
import Programs
import Scripts

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check a proof that solve --certificate wrote.".said,
    discussion: """
      FILE is read, and every number of PROOF is checked against it, exactly: that the values satisfy what is \
      required, that each sum of constraints is what it should be, and that it shows what is claimed. Nothing is \
      solved, and nothing that PROOF says is believed. (A script is run as it stands.)

      Exit status: 0 the proof holds; 1 it does not; 65 FILE or PROOF is malformed; 66 one could not be read.
      """.said)

  @OptionGroup var integers: RelaxOption

  @Option(help: .said("What FILE holds, whatever its ending: lp, mps, log or script."))
  var input: InputForm?

  @Argument(
    help: .said("The script, or the linear program; - is standard input."), completion: .file())
  var file: String

  @Argument(help: .said("The proof; - is standard input."), completion: .file())
  var proof: String

  func validate() throws {
    if file == "-", proof == "-" { throw ValidationError(.readsInputTwice) }
  }

  func run() throws {
    var runner = ProofRunner(terminal: Terminal(), integers: integers.rule)
    runner.verify(file, as: input, proof: proof)
    throw runner.status.exitCode
  }
}
