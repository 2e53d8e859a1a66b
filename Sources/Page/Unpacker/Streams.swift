// The bytes of a WebAssembly module sorted by what they are, and put together again.
//
// Which number a local variable has says little about the next operation, and much about the next local variable: in
// streams of their own, the bytes of the engine pack into seven eighths of the room. One walk goes both ways, and is
// compiled for WebAssembly, beside Brotli's decoder: the page puts the module together with it before there is an engine,
// and `.ci/pack.mjs` sorts it. (The binary format: WebAssembly Core Specification, chapter 5.)

/// What bytes are. The order is that of the streams.
private enum Stream: Int {
  /// What is no code.
  case others
  /// How long a function is, and what variables it has.
  case heads
  /// With the types of blocks, and with alignments, which go with their operation.
  case operations
  case locals, globals, functions, labels, offsets, words
  /// Whole numbers of 64 bits, and floating point.
  case longWords
}

/// Sorts a module, or puts it together.
///
/// - Parameters:
///   - source: the module, or all of its streams one after another.
///   - places: where each stream begins in it; or, with `isModule`, where the module does. They move on.
///   - ends: where these end.
///   - isModule: whether the source is the module; else the target is.
///   - target: has room for what the source has; as streams, for all of it in each.
///   - targetPlaces: as `places`.
/// - Returns: 1; 0 if the source ends too early, and is no module.
@_expose(wasm, "sort")
@_cdecl("sort_module")
public func sort(
  _ source: UnsafePointer<UInt8>, _ places: UnsafeMutablePointer<Int32>,
  _ ends: UnsafePointer<Int32>,
  isModule: Int32, _ target: UnsafeMutablePointer<UInt8>,
  _ targetPlaces: UnsafeMutablePointer<Int32>
) -> Int32 {
  var sorting = Sorting(
    source: source, places: places, ends: ends, sourceMask: isModule == 1 ? 0 : 15, target: target,
    targetPlaces: targetPlaces, targetMask: isModule == 1 ? 15 : 0)
  do throws(Damage) {
    try sorting.module()
    return 1
  } catch {
    return 0
  }
}

/// The bytes are no module.
private struct Damage: Error {}

private struct Sorting {
  let source: UnsafePointer<UInt8>
  let places: UnsafeMutablePointer<Int32>
  let ends: UnsafePointer<Int32>
  /// Of a stream's number, what leaves it as it is, or makes it 0.
  let sourceMask: Int
  let target: UnsafeMutablePointer<UInt8>
  let targetPlaces: UnsafeMutablePointer<Int32>
  let targetMask: Int
  /// So many bytes were moved.
  var moved: UInt32 = 0

  mutating func module() throws(Damage) {
    try bytes(8, .others)
    while places[0] < ends[0] {
      let isCode = try byte(.others) == 10
      let size = try number(.others)
      guard isCode else {
        try bytes(size, .others)
        continue
      }
      var count = try number(.others)
      while count > 0 {
        try function()
        count -= 1
      }
    }
  }

  private mutating func function() throws(Damage) {
    let size = try number(.heads)
    let end = moved &+ size
    // So many variables of a type.
    try numbers(2 &* number(.heads), .heads)
    while moved < end { try operation() }
  }

  private mutating func operation() throws(Damage) {
    let code = try byte(.operations)
    switch code {
    case 0x20...0x22: try pass(.locals)
    case 0x28...0x3e:
      try pass(.operations)
      try pass(.offsets)
    case 0x41: try pass(.words)
    case 0x42: try pass(.longWords)
    case 0x43: try bytes(4, .longWords)
    case 0x44: try bytes(8, .longWords)
    case 0x10: try pass(.functions)
    // A type and a table.
    case 0x11: try numbers(2, .functions)
    case 0x0c, 0x0d: try pass(.labels)
    case 0x0e: try numbers(number(.labels) &+ 1, .labels)
    case 0x23, 0x24: try pass(.globals)
    // The type of a block; of which memory.
    case 0x02...0x04, 0x3f, 0x40: try pass(.operations)
    case 0xfc:
      switch try number(.operations) {
      case 10: try numbers(2, .operations)
      case 11: try pass(.operations)
      default: break
      }
    default: break
    }
  }

  private mutating func byte(_ stream: Stream) throws(Damage) -> UInt8 {
    let (from, to) = (stream.rawValue & sourceMask, stream.rawValue & targetMask)
    let place = places[from]
    guard place < ends[from] else { throw Damage() }
    let value = source[Int(place)]
    target[Int(targetPlaces[to])] = value
    places[from] = place &+ 1
    targetPlaces[to] &+= 1
    moved &+= 1
    return value
  }

  /// A number: seven bits in a byte, the lowest first.
  private mutating func number(_ stream: Stream) throws(Damage) -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let digit = try byte(stream)
      value |= UInt32(digit & 0x7f) << shift
      if digit < 0x80 { return value }
      shift += 7
    }
  }

  /// The same, of which nobody asks what it is.
  private mutating func pass(_ stream: Stream) throws(Damage) {
    while try byte(stream) >= 0x80 {}
  }

  private mutating func bytes(_ count: UInt32, _ stream: Stream) throws(Damage) {
    var left = count
    while left > 0 {
      _ = try byte(stream)
      left -= 1
    }
  }

  private mutating func numbers(_ count: UInt32, _ stream: Stream) throws(Damage) {
    var left = count
    while left > 0 {
      try pass(stream)
      left -= 1
    }
  }
}
