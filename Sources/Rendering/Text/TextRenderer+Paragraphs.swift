// Paragraphs: words, set line by line, as many on each as there is room for.

extension TextRenderer {
  /// The text in lines of at most that width, the second and later ones moved to the right by
  /// `hanging`. Spaces inside a line stay as many as they are; a word longer than a line goes on in the
  /// next, if possible after a dot, a comma or a slash, or else where a part of a name ends.
  func wrapped(_ text: Text, width: Int, hanging: Int = 0) -> [StyledLine] {
    wrapped(speller.runs(text), width: width, hanging: hanging)
  }

  func wrapped(_ line: StyledLine, width: Int, hanging: Int = 0) -> [StyledLine] {
    wrapped(line.runs, width: width, hanging: hanging)
  }

  /// The columns of the longest word.
  func longestWord(in line: StyledLine) -> Int {
    tokens(of: line.runs).reduce(0) { longest, token in
      if case .word(let word, _) = token { max(longest, word.width) } else { longest }
    }
  }

  private func wrapped(_ runs: [StyledLine.Run], width: Int, hanging: Int) -> [StyledLine] {
    let hanging = min(hanging, width / 3)
    var lines: [StyledLine] = []
    var line = StyledLine()
    var hasWord = false

    func breakLine() {
      lines.append(line)
      line = .spaces(hanging)
      hasWord = false
    }

    for token in tokens(of: runs) {
      switch token {
      case .lineBreak: breakLine()
      case .word(let word, let spaces):
        if line.width + spaces + word.width > width, hasWord {
          breakLine()
        } else if hasWord || lines.isEmpty {
          line.appendSpaces(hasWord ? spaces : min(spaces, width / 2))
        }
        if line.width + word.width > width {
          let parts = word.parted(
            first: max(width - line.width, 2), others: max(width - hanging, 2))
          for part in parts.dropLast() {
            line.append(part)
            breakLine()
          }
          line.append(parts.last ?? StyledLine())
        } else {
          line.append(word)
        }
        hasWord = true
      }
    }
    if hasWord || lines.isEmpty { lines.append(line) }
    return lines
  }

  private enum Token {
    /// Characters without a space among them, and how many spaces stand before them.
    case word(StyledLine, spaces: Int)
    case lineBreak
  }

  private func tokens(of runs: [StyledLine.Run]) -> [Token] {
    var tokens: [Token] = []
    var word = StyledLine()
    var spaces = 0

    func endWord() {
      if !word.runs.isEmpty { tokens.append(.word(word, spaces: spaces)) }
      word = StyledLine()
      spaces = 0
    }

    for run in runs {
      for character in run.text {
        switch character {
        case "\n":
          endWord()
          tokens.append(.lineBreak)
        case " ":
          if !word.runs.isEmpty { endWord() }
          spaces += 1
        default: word.append(String(character), like: run)
        }
      }
    }
    endWord()
    return tokens
  }
}

extension StyledLine {
  /// In parts of at most those widths, but of at least one character each. A path of names or a fraction
  /// is parted after a dot, a comma or a slash, where that leaves a part long enough, or else a name after an
  /// underscore or before a capital letter (`save|Button`, `URL|String`).
  ///
  /// - Complexity: O(n) in its length.
  func parted(first: Int, others: Int) -> [StyledLine] {
    let characters = runs.flatMap { run in run.text.map { (character: $0, run: run) } }
    var parts: [StyledLine] = []
    var start = 0
    while start < characters.count {
      let room = parts.isEmpty ? first : others
      var (end, used) = (start, 0)
      var (joint, seam): (Int?, Int?) = (nil, nil)
      while end < characters.count {
        let character = characters[end].character
        used += character.displayWidth
        if end > start, used > room { break }
        end += 1
        guard end < characters.count else { continue }
        // The dot of a decimal is inside of a number.
        let isInNumber = character != "/" && ("0"..."9").contains(characters[end].character)
        if 3 * used > room, ".,/=".contains(character), !isInNumber { joint = end }
        let next = characters[end...].prefix(2).map { $0.character }
        if Self.isSeam(character, before: next) { seam = end }
      }
      if end < characters.count, let place = joint ?? seam { end = place }
      var part = StyledLine()
      for item in characters[start..<end] { part.append(String(item.character), like: item.run) }
      parts.append(part)
      start = end
    }
    return parts
  }

  /// Whether a part of a name ends with a character.
  ///
  /// - Parameter next: the characters after it, at least one and at most two.
  private static func isSeam(_ character: Character, before next: [Character]) -> Bool {
    if character == "_" { return next[0] != "_" }
    guard next[0].isUppercase, character.isLetter || character.isNumber else { return false }
    return !character.isUppercase || next.count > 1 && next[1].isLowercase
  }
}
