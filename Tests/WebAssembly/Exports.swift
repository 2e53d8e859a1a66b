// What the WebAssembly module gives to whoever runs it. Texts are UTF-8: those that go in, by address and
// length; those that come out, at an address, after four bytes with the length.

/// The lines of the work with long numbers.
@_expose(wasm, "longNumbers")
@_cdecl("longNumbers")
public func longNumbersOut() -> UnsafeMutableRawPointer {
  out(longNumbers().map { $0 + "\n" }.joined())
}

/// What is seen of exercises.
@_expose(wasm, "exercises")
@_cdecl("exercises")
public func exercisesOut() -> UnsafeMutableRawPointer { out(exercises()) }

/// What is seen of the session with these lines.
@_expose(wasm, "replies")
@_cdecl("replies")
public func repliesOut(
  _ address: UnsafeMutableRawPointer, _ count: Int32
) -> UnsafeMutableRawPointer {
  out(replies(to: UnsafeRawBufferPointer(start: address, count: Int(count))))
}

/// Room for a text.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(count), alignment: 4)
}

/// Gives the room of a text back, in whichever way it went.
@_expose(wasm, "release")
@_cdecl("release")
public func release(_ address: UnsafeMutableRawPointer) { address.deallocate() }

private func out(_ text: String) -> UnsafeMutableRawPointer {
  let utf8 = Array(text.utf8)
  let memory = allocate(Int32(utf8.count + 4))
  memory.storeBytes(of: UInt32(utf8.count), as: UInt32.self)
  utf8.withUnsafeBytes { bytes in
    if let base = bytes.baseAddress {
      (memory + 4).copyMemory(from: base, byteCount: bytes.count)
    }
  }
  return memory
}
