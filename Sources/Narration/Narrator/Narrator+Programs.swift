// What is told of a program of a file that came into a session.

import Rendering
import Session
import Wording

extension Narrator {
  func document(_ program: ProgramImport) -> Document {
    func say(_ words: ProgramImportWords) -> Block { .paragraph(words.text(in: speech)) }
    var document = Document([say(.came(program))])
    if program.nonnegativeCount > 0 {
      document.append(
        say(
          .nonnegative(
            program.nonnegativeCount, areAll: program.nonnegativeCount == program.columnCount)))
    }
    if program.boundCount > 0 { document.append(say(.bounds(program.boundCount))) }
    if !program.freeRows.isEmpty { document.append(say(.free(program.freeRows))) }
    if !program.relaxed.isEmpty { document.append(say(.relaxed(program.relaxed))) }
    let renamings = program.renamings
    if !renamings.isEmpty {
      let words = ProgramImportWords.renamed(Array(renamings.prefix(8)), of: renamings.count)
      document.append(.paragraph(words.text(in: speech).marked(.note)))
    }
    document.append(contentsOf: ProgramWords.remarks(program.remarks, in: speech))
    return document
  }
}
