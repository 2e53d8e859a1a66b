// Many short lists of places with numbers in one run of memory, which may grow and shrink: the rows, or the columns, of a
// triangular matrix that is updated.

/// Lists of places with numbers.
struct SparseLists: ~Copyable {
  private var starts: Buffer<Int>
  private var counts: Buffer<Int32>
  private var capacities: Buffer<Int32>
  private(set) var places = Buffer<Int32>()
  private(set) var numbers = Buffer<Double>()

  /// So many empty lists.
  init(count: Int) {
    starts = Buffer(repeating: 0, count: count)
    counts = Buffer(repeating: 0, count: count)
    capacities = Buffer(repeating: 0, count: count)
  }

  /// Where the entries of a list are.
  @inline(__always)
  subscript(list: Int) -> Range<Int> { starts[list]..<starts[list] + Int(counts[list]) }

  @inline(__always)
  func count(of list: Int) -> Int { Int(counts[list]) }

  /// - Complexity: O(1) as a rule; a list that has no room left moves to the end.
  @inline(__always)
  mutating func append(_ place: Int32, _ number: Double, to list: Int) {
    if counts[list] == capacities[list] { makeRoom(in: list) }
    let index = starts[list] + Int(counts[list])
    places[index] = place
    numbers[index] = number
    counts[list] += 1
  }

  private mutating func makeRoom(in list: Int) {
    let start = places.count
    for index in self[list] {
      places.append(places[index])
      numbers.append(numbers[index])
    }
    let room = Int(counts[list]) + 4
    for _ in 0..<room {
      places.append(0)
      numbers.append(0)
    }
    starts[list] = start
    capacities[list] = counts[list] + Int32(room)
  }

  /// Takes the entry with a place out of a list.
  ///
  /// - Complexity: linear in the list.
  @inline(__always)
  mutating func remove(_ place: Int32, from list: Int) {
    for index in self[list] where places[index] == place {
      counts[list] -= 1
      let last = starts[list] + Int(counts[list])
      places[index] = places[last]
      numbers[index] = numbers[last]
      return
    }
  }

  mutating func removeAll(from list: Int) { counts[list] = 0 }

  /// Empties all lists.
  mutating func removeAll() {
    places.removeAll()
    numbers.removeAll()
    for list in starts.indices {
      starts[list] = 0
      counts[list] = 0
      capacities[list] = 0
    }
  }

  /// Makes room for that many entries in each list, all of which are empty; they stand one after another.
  mutating func reserve(_ room: [Int32]) {
    for list in starts.indices {
      starts[list] = places.count
      capacities[list] = room[list]
      for _ in 0..<room[list] {
        places.append(0)
        numbers.append(0)
      }
    }
  }
}

/// A vector of which mostly a few numbers are not zero.
struct SparseVector: ~Copyable {
  var numbers: Buffer<Double>
  /// Where numbers may be that are not zero; places are not there twice.
  var places = Buffer<Int32>()

  init(count: Int) { numbers = Buffer(repeating: 0, count: count) }

  /// Makes all numbers zero.
  ///
  /// - Precondition: `places` has all that are not.
  mutating func clear() {
    if places.count * 4 < numbers.count {
      for index in places.indices { numbers[places[index]] = 0 }
    } else {
      for index in numbers.indices { numbers[index] = 0 }
    }
    places.removeAll()
  }

  /// Adds a number; a place that was zero is one of `places` from here on.
  @inline(__always)
  mutating func add(_ number: Double, to place: Int32) {
    let before = numbers[place]
    let sum = before + number
    if before == 0 { places.append(place) }
    // What cancels stays there once.
    numbers[place] = sum == 0 ? 1e-50 : sum
  }

  /// Puts a number where there is none.
  @inline(__always)
  mutating func set(_ number: Double, at place: Int32) {
    numbers[place] = number
    places.append(place)
  }

  mutating func copy(_ other: borrowing SparseVector) {
    clear()
    for index in other.places.indices {
      let place = other.places[index]
      if other.numbers[place] != 0 { set(other.numbers[place], at: place) }
    }
  }

  /// Looks for what is not zero.
  mutating func findPlaces() {
    places.removeAll()
    for index in numbers.indices where numbers[index] != 0 { places.append(Int32(index)) }
  }
}
