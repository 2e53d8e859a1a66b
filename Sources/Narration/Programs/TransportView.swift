// The table of a transportation problem: in each cell the cost, and below it what is sent or what sending would cost more.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

enum TransportWords {
  case title(TransportReport)
  case amount, price
  /// How the table is read.
  case meaning(isMaximized: Bool)
  /// That the first u was made 0.
  case shifted(String)
}

struct TransportView {
  private let report: TransportReport
  private let speech: Speech

  init(_ report: TransportReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: TransportWords) -> Text { words.text(in: speech) }

  var document: Document {
    var document = Document([
      .paragraph(say(.title(report))), .table(table),
      .paragraph(say(.meaning(isMaximized: report.isMaximized))),
    ])
    if report.isShifted, let first = report.sources.first {
      document.append(.paragraph(say(.shifted(first.name)).marked(.dim)))
    }
    return document
  }

  private var table: Table {
    var rows: [[Text]] = []
    for (source, cells) in zip(report.sources, report.cells) {
      rows.append(
        [Text(source.name, .strong)] + cells.map { $0.map { Text($0.cost) } ?? "–" }
          + [amount(source), Text(source.price, .strong)])
      rows.append([""] + cells.map { $0.map(Self.below) ?? "" })
    }
    let first = rows.count
    rows.append([say(.amount)] + report.destinations.map(amount))
    rows.append(["v"] + report.destinations.map { Text($0.price, .strong) })
    return Table(
      header: [""] + report.destinations.map { Text($0.name, .strong) } + [say(.amount), "u"],
      rows: rows,
      alignments: [.left] + Array(repeating: .right, count: report.destinations.count + 2),
      groupStarts: [first])
  }

  /// `→ 10` where something is sent; else `+2`, what one unit would cost more.
  private static func below(_ cell: TransportReport.Cell) -> Text {
    if !cell.sent.isZero { return Text("→ ") + Text(cell.sent, .strong) }
    let sign = cell.reducedCost.signum > 0 ? "+" : ""
    return (Text(sign) + Text(cell.reducedCost)).marked(.dim)
  }

  private func amount(_ line: TransportReport.Line) -> Text {
    let sign: Text =
      switch line.relation {
      case .equal: ""
      case .atMost: "<= "
      case .atLeast: ">= "
      }
    return sign + Text(line.amount)
  }
}

extension TransportWords: Phrase {
  var english: Text {
    switch self {
    case .title(let report):
      "\(report.isMaximized ? "greatest value" : "least cost"): \(report.value, .strong)"
    case .amount: "amount"
    case .price: "price"
    case .meaning(let isMaximized):
      isMaximized
        ? "Each cell: what a unit brings, and below it what is sent, after →, or what a unit there would change the "
          + "value by: its number − u − v. Where something is sent, the number is u + v."
        : "Each cell: what a unit costs, and below it what is sent, after →, or what a unit there would cost more: "
          + "cost − u − v. Where something is sent, the cost is u + v."
    case .shifted(let name):
      "u and v are prices, as dual has them; a number added to each u and taken from each v changes nothing, so u of "
        + "\(name) is 0 here, as in textbooks."
    }
  }
}

extension English {
  static func text(_ obstacle: TransportObstacle) -> String {
    let form =
      "; a transport has a sum of variables for each source and each destination, such as s1: x11 + x12 = 30"
    return switch obstacle {
    case .noObjective: "nothing is minimised yet; type the cost, such as minimize 8x11 + 6x12"
    case .noSum(let id): "\(id) is no plain sum of variables" + form
    case .notInTwo(let name, let count):
      "\(name) stands in \(EnglishGrammar.count(count, "constraint")), not in one of a source and one of a destination"
        + form
    case .noSign(let name): "\(name) may be negative; type var \(name) >= 0 first"
    case .noSides(let one, let other):
      "\(one) and \(other) share a variable, and neither side can have both" + form
    }
  }
}
