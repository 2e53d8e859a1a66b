// A basis in the numbers of the machine as L · R · U, where U follows the exchanges of columns: the column that comes takes
// its place as the last of U, and its row is eliminated by one more row operation in R (J. J. H. Forrest, J. A. Tomlin,
// *Updated triangular factors of the basis to maintain sparsity in the product form simplex method*, 1972). So
// the factors grow by little more than what the columns bring along.
//
// Each column of the basis is known by the row of its pivot, its *slot*; so right sides and solutions have the same places.

/// The factors of a square matrix whose columns are exchanged one by one.
struct UpdatableFactors: ~Copyable {
  let count: Int
  /// L, by columns and by rows, without the ones on its diagonal, and the order of its pivots; empty if L has nothing else.
  var lowerColumns: SparseLists
  var lowerRows: SparseLists
  var lowerOrder = Buffer<Int32>()
  var hasLower = false
  /// R: for each exchange the slot, where its entries end, and these.
  var updatePivots = Buffer<Int32>()
  var updateEnds = Buffer<Int32>()
  var updatePlaces = Buffer<Int32>()
  var updateNumbers = Buffer<Double>()
  /// U, by columns and by rows, without the pivots, and these.
  var columns: SparseLists
  var rows: SparseLists
  var pivots: Buffer<Double>
  /// The slots in the order of the pivots, with −1 for those that have moved to the end since, and where each stands.
  var order = Buffer<Int32>()
  var positions: Buffer<Int32>
  /// Working storage of the solves.
  var search: DepthFirst
  /// How many numbers the last solves with each triangular matrix came to, on the average.
  var reaches = Buffer<Double>([0, 0, 0, 0])
  /// What U came to when it was made.
  private var freshSize = 0
  private var size = 0

  /// After so many exchanges it is factorised anew where they have made it half as long again; else after one for every so many
  /// columns more.
  private static let fewUpdates = 100
  private static let columnsPerUpdate = 20

  /// - Parameter count: how many rows and columns there are.
  init(count: Int) {
    self.count = count
    lowerColumns = SparseLists(count: count)
    lowerRows = SparseLists(count: count)
    columns = SparseLists(count: count)
    rows = SparseLists(count: count)
    pivots = Buffer(repeating: 1, count: count)
    positions = Buffer(repeating: 0, count: count)
    search = DepthFirst(count: count)
  }

  /// How many columns were exchanged since it was factorised.
  var updateCount: Int { updatePivots.count }

  var isStale: Bool {
    let fresh = freshSize + count
    if updateCount < Self.fewUpdates { return size > 3 * fresh }
    return 2 * (size - freshSize) > fresh
      || updateCount >= Self.fewUpdates + count / Self.columnsPerUpdate
  }

  mutating func removeAll() {
    lowerColumns.removeAll()
    lowerRows.removeAll()
    lowerOrder.removeAll()
    hasLower = false
    updatePivots.removeAll()
    updateEnds.removeAll()
    updatePlaces.removeAll()
    updateNumbers.removeAll()
    columns.removeAll()
    rows.removeAll()
    order.removeAll()
  }

  /// Takes note of how long the factors are that have just been made.
  mutating func noteSize() {
    freshSize = columns.places.count + lowerColumns.places.count
    size = freshSize
  }

  /// Numbers nearer to zero are none.
  static let least = 1e-14

  /// Puts a column in the place of another.
  ///
  /// - Parameters:
  ///   - spike: of `ftran` for the column that comes.
  ///   - line: of `btran` for the unit vector of the slot.
  mutating func exchange(
    slot: Int, _ spike: borrowing SparseVector, _ line: borrowing SparseVector
  ) {
    // The row of the slot is taken apart by those that come after it, by these multiples.
    let own = line.numbers[slot]
    var pivot = spike.numbers[slot]
    for index in line.places.indices {
      let place = line.places[index]
      if place == Int32(slot) { continue }
      let multiple = -line.numbers[place] / own
      if multiple.magnitude < Self.least { continue }
      updatePlaces.append(place)
      updateNumbers.append(multiple)
      pivot -= multiple * spike.numbers[place]
    }
    updatePivots.append(Int32(slot))
    updateEnds.append(Int32(updatePlaces.count))
    for index in rows[slot] { columns.remove(Int32(slot), from: Int(rows.places[index])) }
    rows.removeAll(from: slot)
    for index in columns[slot] { rows.remove(Int32(slot), from: Int(columns.places[index])) }
    columns.removeAll(from: slot)
    for index in spike.places.indices {
      let place = Int(spike.places[index])
      let number = spike.numbers[place]
      if place == slot || number.magnitude < Self.least { continue }
      columns.append(Int32(place), number, to: slot)
      rows.append(Int32(slot), number, to: place)
    }
    pivots[slot] = pivot
    order[positions[slot]] = -1
    positions[slot] = Int32(order.count)
    order.append(Int32(slot))
    size += spike.places.count + line.places.count
  }
}
