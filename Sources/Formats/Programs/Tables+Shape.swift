// The tables of textbooks and spreadsheets: a sensitivity report, a transportation problem.

import ConstraintHierarchies
import Rationals
import Session

extension SpreadsheetReport: Shaped {
  static let shape = Shape<SpreadsheetReport>.reply(
    "spreadsheet",
    """
    For each level that is one objective, its sensitivity as spreadsheets arrange it. Each coefficient, and each \
    right side, may by itself go up by increase and down by decrease, null for without end, and the solution, or the \
    price, stays as it is.
    """,
    example: """
      {"kind": "spreadsheet", "sheets": [{"objective": "f1", "value": "12",
       "variables": [{"name": "x", "value": "4", "reducedCost": "0", "coefficient": "3", "increase": null,
                      "decrease": "3"}],
       "constraints": [{"id": "a", "value": "4", "shadowPrice": "3", "degenerate": false, "rightSide": "4", "increase": null,
                        "decrease": null}]}]}
      """
  ) {
    list("sheets") {
      $0.sheets
    } of: {
      field("objective") { $0.objective.id }
      field("value") { $0.value }
      list("variables") {
        $0.variables
      } of: {
        field("name") { $0.name }
        field("value") { $0.value }
        field("reducedCost") { $0.reducedCost }
        field("coefficient") { $0.coefficient.now }
        field("increase") { $0.coefficient.increase }
        field("decrease") { $0.coefficient.decrease }
      }
      list("constraints") {
        $0.constraints
      } of: {
        field("id") { $0.constraint.id }
        field("value") { $0.value }
        field("shadowPrice") { $0.shadowPrice }
        field("degenerate") { $0.hasTurn }
        field("rightSide") { $0.constant.now }
        field("increase") { $0.constant.increase }
        field("decrease") { $0.constant.decrease }
      }
    }
  }
}

extension TransportReport: Shaped {
  static let shape = Shape<TransportReport>.reply(
    "transport",
    """
    A transportation problem as a table: a row of cells for each source, null where nothing can be sent. A cell's \
    reducedCost is its cost less the prices of its source and its destination. Where all constraints are equations, \
    the price of the first source is made 0.
    """,
    example: """
      {"kind": "transport", "level": {"priority": 250, "name": "low"}, "value": "10",
       "sources": [{"id": "s", "relation": "=", "amount": "5", "price": "0"}],
       "destinations": [{"id": "d", "relation": "=", "amount": "5", "price": "2"}],
       "cells": [[{"variable": "x", "cost": "2", "sent": "5", "reducedCost": "0"}]]}
      """
  ) {
    field("level", Shape.object(Priority.named)) { $0.level }
    field("value") { $0.value }
    field("sources") { $0.sources }
    field("destinations") { $0.destinations }
    field("cells", .list(.list(Cell.shape.orNull))) { $0.cells }
  }
}

extension TransportReport.Line: Shaped {
  static let shape = Shape<TransportReport.Line>.object {
    field("id") { $0.name }
    field("relation") { $0.relation as Relation? }
    field("amount") { $0.amount }
    field("price") { $0.price }
  }
}

extension TransportReport.Cell: Shaped {
  static let shape = Shape<TransportReport.Cell>.object {
    field("variable") { $0.variable }
    field("cost") { $0.cost }
    field("sent") { $0.sent }
    field("reducedCost") { $0.reducedCost }
  }
}
