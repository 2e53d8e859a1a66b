// The examples of help that need more than a session: a file, a terminal, a lesson under way.

import Language
import TestSupport
import Testing
import Wording

@Suite("Examples of help that need more than a session")
struct HelpExampleTests {
  private static func topics(needing needs: HelpTopic.Surroundings) -> [HelpTopic] {
    Speech.english.help.topics.filter { $0.needs == needs }
  }

  @Test("With a file", arguments: topics(needing: .file))
  func file(topic: HelpTopic) throws {
    let program = try Program()
    if topic.word == "load" { try program.write("X >= 3\n", to: "rectangle.slack") }
    if topic.word == "import" {
      try program.write("max 3 x + 5 y st c: x + y <= 4 end\n", to: "factory.lp")
    }
    let outcome = try program.run(topic.example.flatMap { ["-c", $0] })
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test("On a terminal", arguments: topics(needing: .terminal))
  func terminal(topic: HelpTopic) throws {
    let terminal = try PromptHome().session()
    for (number, line) in topic.example.enumerated() {
      if number > 0 { try terminal.expect("> ") }
      try terminal.send(line + "\r")
    }
    // It takes the whole screen.
    try terminal.expect("\u{1B}[?1049h")
    try terminal.send("q")
    try terminal.expect("> ")
  }

  @Test("In a lesson", arguments: topics(needing: .lesson))
  func lesson(topic: HelpTopic) throws {
    let terminal = try PromptHome().session(["PAGER": "cat"])
    try terminal.send("lesson 01\r")
    if topic.example != ["lesson 01"] {
      while !(try terminal.expect("/4> ").contains("Question 1 of 4:")) { try terminal.send("\r") }
      // The answer is shown after a try.
      try terminal.send("3\r")
      try terminal.expect("/4> ")
      for line in topic.example { try terminal.send(line + "\r") }
    }
    try terminal.expect("/4> ")
    #expect(!terminal.transcript.contains("error:"))
  }
}
