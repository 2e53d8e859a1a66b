// What the WebAssembly module gives to whoever runs it: the address and the length of the lines' UTF-8.

private struct Text {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ lines: [String]) {
    let utf8 = lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    bytes = .allocate(capacity: utf8.count)
    _ = bytes.initialize(from: utf8)
  }
}

/// The address of the text, after four bytes with its length.
@_expose(wasm, "lines")
@_cdecl("lines")
public func lines() -> UnsafeMutableRawPointer? {
  let text = Text(longNumbers())
  let memory = UnsafeMutableRawPointer.allocate(byteCount: text.bytes.count + 4, alignment: 4)
  memory.storeBytes(of: UInt32(text.bytes.count), as: UInt32.self)
  if let base = text.bytes.baseAddress {
    (memory + 4).copyMemory(from: base, byteCount: text.bytes.count)
  }
  return memory
}
