// What a program takes on its command line, as the argument parser describes it: the JSON that
// --experimental-dump-help prints (argument-parser's ToolInfo, serialization version 0).

import Formats

/// A command of the program, and those below it.
struct CommandDescription: Sendable {
  var name: String
  /// One sentence.
  var abstract: String
  var discussion: String
  var arguments: [ArgumentDescription]
  var subcommands: [CommandDescription]

  /// - Parameter dump: the text of the dump.
  /// - Returns: nil if it is no such text.
  init?(dump: String) {
    guard let tool = JSONReader.value(of: dump), tool["serializationVersion"] == .number("0"),
      let command = tool["command"]
    else { return nil }
    self.init(command)
  }

  private init(_ json: JSONReader.Value) {
    name = json["commandName"]?.text ?? ""
    abstract = json["abstract"]?.text ?? ""
    discussion = json["discussion"]?.text ?? ""
    arguments = (json["arguments"]?.elements ?? []).filter(\.isDisplayed).map {
      ArgumentDescription($0)
    }
    subcommands = (json["subcommands"]?.elements ?? []).filter(\.isDisplayed).map {
      CommandDescription($0)
    }
  }
}

/// An option, a flag or an argument without a name.
struct ArgumentDescription: Sendable {
  enum Kind: Sendable { case flag, option, positional }

  var kind: Kind
  /// With their dashes; none for an argument without a name.
  var names: [String]
  /// What stands for the value; an option may have a flag's form, without one.
  var valueName: String
  /// The values there are, if only some will do.
  var values: [String]
  var defaultValue: String?
  var isOptional: Bool
  var isRepeating: Bool
  /// The option may also stand alone.
  var takesOptionalValue: Bool
  var abstract: String

  init(_ json: JSONReader.Value) {
    kind =
      switch json["kind"]?.text {
      case "flag": .flag
      case "option": .option
      default: .positional
      }
    names = (json["names"]?.elements ?? []).map { name in
      (name["kind"]?.text == "long" ? "--" : "-") + (name["name"]?.text ?? "")
    }
    values = (json["allValues"]?.elements ?? []).compactMap(\.text)
    valueName = json["valueName"]?.text ?? ""
    defaultValue = json["defaultValue"]?.text
    isOptional = json["isOptional"] == .bool(true)
    isRepeating = json["isRepeating"] == .bool(true)
    takesOptionalValue = json["parsingStrategy"]?.text == "scanningForValue"
    abstract = json["abstract"]?.text ?? ""
  }
}

// MARK: How it is written

extension CommandDescription {
  /// The commands below it that have none below them, with the words that lead there.
  var leaves: [(path: [String], command: CommandDescription)] {
    subcommands.flatMap { command -> [(path: [String], command: CommandDescription)] in
      if command.subcommands.isEmpty { return [([command.name], command)] }
      return command.leaves.map { ([command.name] + $0.path, $0.command) }
    }
  }

  /// Those that are not the whole program's, such as --help.
  func arguments(besides program: CommandDescription) -> [ArgumentDescription] {
    let known = program.arguments.flatMap(\.names)
    return arguments.filter { argument in !argument.names.contains(where: known.contains) }
  }

  /// How it is typed, as in `run [--stop] FILE...`.
  ///
  /// - Parameters:
  ///   - path: the words that lead to it, and its own; its name, if there are none.
  ///   - program: whose options are left out.
  func form(under path: [String] = [], of program: CommandDescription? = nil) -> String {
    let own = program.map(arguments(besides:)) ?? arguments
    let ordered = own.filter { $0.kind != .positional } + own.filter { $0.kind == .positional }
    return ((path.isEmpty ? [name] : path) + ordered.map(\.form)).joined(separator: " ")
  }
}

extension ArgumentDescription {
  /// What stands for the value: its name, or the values there are.
  private var placeholder: String {
    let word = values.isEmpty ? valueName.uppercased() : values.joined(separator: "|")
    return takesOptionalValue ? "[\(word)]" : word
  }

  private func written(_ name: String) -> String {
    kind == .option ? "\(name) \(placeholder)" : name
  }

  /// As in a line that shows how the command is typed.
  var form: String {
    let word = names.first.map(written) ?? placeholder
    return (isOptional ? "[\(word)]" : word) + (isRepeating ? "..." : "")
  }

  /// As above its words: `-h, --help`.
  var heading: String {
    names.isEmpty
      ? placeholder + (isRepeating ? "..." : "") : names.map(written).joined(separator: ", ")
  }

  /// - Parameter byDefault: what stands before the value that an option has where it is not given.
  func words(_ byDefault: String) -> String {
    abstract + (kind == .option ? defaultValue.map { " \(byDefault): \($0)." } ?? "" : "")
  }
}

extension JSONReader.Value {
  fileprivate var isDisplayed: Bool { self["shouldDisplay"] != .bool(false) }
}
