// Calls in any order, as the bytes of a file say: several solvers, copies of them, variables and constraints of all of them.
// The right ones must come to the right answers; a wrong one must end the program.

import ConstraintHierarchies
import Rationals

/// A sequence of calls, decided by bytes: a file that a fuzzer makes, or a seed's.
public struct CallRound {
  private var choices: Choices
  private var pairs = [CallPair()]
  /// All variables and constraints that any solver ever gave, whether they are still there or not.
  private var variables: [Variable] = []
  private var ids: [HierarchySolver.ConstraintID] = []
  /// Those of objectives, which have another misuse of their own.
  private var objectives: Set<HierarchySolver.ConstraintID> = []
  public private(set) var complaints: [String] = []
  /// How many answers were held against a proof.
  public private(set) var solves = 0
  /// What was done, a line a call.
  public private(set) var calls: [String] = []

  public init(_ bytes: some Sequence<UInt8>) { choices = Choices(bytes) }

  /// Makes right calls until the bytes are used up; solves everything at the end.
  public mutating func run() throws {
    while !choices.areUsedUp, complaints.isEmpty { try call() }
    for place in pairs.indices where complaints.isEmpty { try solve(place) }
  }

  /// Makes a wrong call where one can be made, which does not come back.
  ///
  /// - Returns: false if all variables and constraints are known to all solvers.
  public mutating func misuse(_ kind: UInt8) -> Bool {
    for pair in pairs {
      var solver = pair.solver
      let strange = variables.first { !pair.model.variables.contains($0) }
      let stale = ids.first { id in
        !objectives.contains(id) && !pair.model.rows.contains { $0.id == id }
      }
      switch kind % 7 {
      case 0: if let strange { solver.add(.init([strange: 1], .equal, 0)) } else { continue }
      case 1: if let strange { use(solver.value(of: strange)) } else { continue }
      case 2:
        guard let strange else { continue }
        solver.addObjective([(strange, 1)], priority: .low, weight: 1)
      case 3: if let stale { solver.remove(stale) } else { continue }
      case 4: if let stale { solver.setRightSide(of: stale, to: 1) } else { continue }
      case 5: if let stale { use(solver.error(of: stale)) } else { continue }
      default:
        guard let stale else { continue }
        solver.setPriority(of: stale, relation: .equal, to: .low, weight: 1)
      }
      return true
    }
    return false
  }

  /// The words with which each kind of wrong call ends the program.
  public static func words(_ kind: UInt8) -> String {
    kind % 7 < 3
      ? "a variable that is not this solver's"
      : "a constraint that is not this solver's, or has been removed"
  }

  // MARK: Right calls

  private mutating func call() throws {
    let place = choices.next(below: pairs.count)
    switch choices.next(below: 12) {
    case 0: if pairs.count < 5 { pairs.append(CallPair()) }
    case 1:
      if pairs.count < 5 { pairs.append(pairs[place]) } else { pairs.remove(at: place) }
    case 2...3:
      if pairs[place].model.variables.count < 5 { addVariable(place) }
    case 4...6: addRow(place, isObjective: false)
    case 7: addRow(place, isObjective: true)
    case 8: removeRow(place)
    case 9: move(place)
    case 10: weigh(place)
    default: try solve(place)
    }
  }

  private mutating func solve(_ place: Int) throws {
    solves += 1
    calls.append("solver \(place): solve")
    complaints += try pairs[place].solve()
  }

  private mutating func addVariable(_ place: Int) {
    let variable = pairs[place].solver.addVariable()
    calls.append("solver \(place): variable \(pairs[place].model.variables.count)")
    pairs[place].model.variables.append(variable)
    variables.append(variable)
  }

  private mutating func addRow(_ place: Int, isObjective: Bool) {
    let known = pairs[place].model.variables
    guard pairs[place].model.rows.count < 9 else { return }
    var terms: [(variable: Variable, coefficient: Rational)] = []
    var coefficients: [Int: Rational] = [:]
    // One variable may come several times.
    for _ in 0..<(known.isEmpty ? 0 : choices.next(below: 4)) {
      let (column, coefficient) = (choices.next(below: known.count), number())
      terms.append((known[column], coefficient))
      coefficients[column, default: 0] += coefficient
    }
    var priority = priority()
    if isObjective, priority.isRequired { priority = .low }
    let (right, relation) = (number(), relation())
    var weight = number()
    if !isObjective { weight = weight.magnitude }
    let id =
      isObjective
      ? pairs[place].solver.addObjective(terms, priority: priority, weight: weight)
      : pairs[place].solver.add(
        .init(terms, relation, right, priority: priority, weight: weight))
    let row = CallModel.Row(
      id: id, coefficients: coefficients, relation: isObjective ? nil : relation,
      right: isObjective ? 0 : right, priority: priority, weight: counted(weight, at: priority))
    calls.append("solver \(place): \(row)")
    pairs[place].model.rows.append(row)
    ids.append(id)
    if isObjective { objectives.insert(id) }
  }

  /// Requirements have no weight.
  private func counted(_ weight: Rational, at priority: Priority) -> Rational {
    priority.isRequired ? 1 : weight
  }

  private mutating func removeRow(_ place: Int) {
    guard let row = row(place) else { return }
    calls.append("solver \(place): remove row \(row)")
    pairs[place].solver.remove(pairs[place].model.rows.remove(at: row).id)
  }

  private mutating func move(_ place: Int) {
    guard let row = row(place), pairs[place].model.rows[row].relation != nil else { return }
    let right = number()
    calls.append("solver \(place): move row \(row) to \(right)")
    pairs[place].solver.setRightSide(of: pairs[place].model.rows[row].id, to: right)
    pairs[place].model.rows[row].right = right
  }

  private mutating func weigh(_ place: Int) {
    guard let row = row(place), pairs[place].model.rows[row].relation != nil else { return }
    let (relation, priority, weight) = (relation(), priority(), number().magnitude)
    calls.append("solver \(place): row \(row) is \(relation) at \(priority), weight \(weight)")
    pairs[place].solver.setPriority(
      of: pairs[place].model.rows[row].id, relation: relation, to: priority, weight: weight)
    pairs[place].model.rows[row].relation = relation
    pairs[place].model.rows[row].priority = priority
    pairs[place].model.rows[row].weight = counted(weight, at: priority)
  }

  // MARK: Choices

  private mutating func row(_ place: Int) -> Int? {
    let count = pairs[place].model.rows.count
    return count == 0 ? nil : choices.next(below: count)
  }

  private mutating func number() -> Rational {
    let numbers: [Rational] = [
      0, 1, 1, 1, -1, -1, 2, -2, 3, 5, -7, 10, Rational(1, over: 3), Rational(-5, over: 2),
      Rational("1e20") ?? 1, Rational("-123456789012345678901234567890/7") ?? 1,
    ]
    return numbers[choices.next(below: numbers.count)]
  }

  private mutating func relation() -> Relation {
    [.equal, .atLeast, .atMost][choices.next(below: 3)]
  }

  private mutating func priority() -> Priority {
    [.required, .required, .high, .medium, .low, .low][choices.next(below: 6)]
  }
}

/// Decisions out of bytes; 0 where there are no more.
struct Choices {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var areUsedUp: Bool { place >= bytes.count }

  mutating func next(below count: Int) -> Int {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place]) % count
  }
}
