// Paragraphs: words, set line by line, as many on each as there is room for.

extension TextRenderer {
  /// The text in lines of at most that width, the second and later ones moved to the right by
  /// `hanging`. Spaces inside a line stay as many as they are; a word longer than a line is cut.
  func wrapped(_ text: Text, width: Int, hanging: Int = 0) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    var hasWord = false

    func breakLine() {
      lines.append(line)
      line = .spaces(hanging)
      hasWord = false
    }

    for token in tokens(of: text) {
      switch token {
      case .lineBreak: breakLine()
      case .word(var word, let spaces):
        if line.width + spaces + word.width > width, hasWord {
          breakLine()
        } else if hasWord || lines.isEmpty {
          line.appendSpaces(hasWord ? spaces : min(spaces, width / 2))
        }
        while line.width + word.width > width {
          let (head, tail) = word.split(at: max(width - line.width, 2))
          guard !tail.runs.isEmpty else { break }
          line.append(head)
          breakLine()
          word = tail
        }
        line.append(word)
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

  private func tokens(of text: Text) -> [Token] {
    var tokens: [Token] = []
    var word = StyledLine()
    var spaces = 0

    func endWord() {
      if !word.runs.isEmpty { tokens.append(.word(word, spaces: spaces)) }
      word = StyledLine()
      spaces = 0
    }

    for run in speller.runs(text) {
      for character in run.text {
        switch character {
        case "\n":
          endWord()
          tokens.append(.lineBreak)
        case " ":
          if !word.runs.isEmpty { endWord() }
          spaces += 1
        default: word.append(String(character), run.role)
        }
      }
    }
    endWord()
    return tokens
  }
}

extension StyledLine {
  /// As many characters as fit into that width, but at least one, and the rest.
  func split(at width: Int) -> (head: StyledLine, tail: StyledLine) {
    var (head, tail) = (StyledLine(), StyledLine())
    for run in runs {
      for character in run.text {
        let fits = head.runs.isEmpty || head.width + character.displayWidth <= width
        if tail.runs.isEmpty, fits {
          head.append(String(character), run.role)
        } else {
          tail.append(String(character), run.role)
        }
      }
    }
    return (head, tail)
  }
}
