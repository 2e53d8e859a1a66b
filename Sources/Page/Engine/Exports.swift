// What the WebAssembly module gives to the page that runs it: an engine, at an address, and requests to it. Texts are
// UTF-8: those that go in, by address and length; those that come out, at an address, after four bytes with the
// length.

#if arch(wasm32)
  /// Where an engine lives as long as its page.
  private final class Home {
    var engine = Engine()
  }

  /// A new engine.
  @_expose(wasm, "open")
  @_cdecl("open_engine")
  public func open() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Home()).toOpaque()
  }

  /// The engine's answer to a request.
  @_expose(wasm, "answer")
  @_cdecl("answer_request")
  public func answer(
    _ engine: UnsafeMutableRawPointer, _ address: UnsafeMutableRawPointer, _ count: Int32
  ) -> UnsafeMutableRawPointer {
    let request = UnsafeRawBufferPointer(start: address, count: Int(count))
    let home = Unmanaged<Home>.fromOpaque(engine).takeUnretainedValue()
    let reply = Array(home.engine.answer(String(decoding: request, as: UTF8.self)).utf8)
    let memory = allocate(Int32(reply.count + 4))
    memory.storeBytes(of: UInt32(reply.count), as: UInt32.self)
    reply.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress {
        (memory + 4).copyMemory(from: base, byteCount: bytes.count)
      }
    }
    return memory
  }

  /// Room for a text.
  @_expose(wasm, "allocate")
  @_cdecl("allocate_text")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: Int(count), alignment: 4)
  }

  /// Gives the room of a text back, in whichever way it went.
  @_expose(wasm, "release")
  @_cdecl("release_text")
  public func release(_ address: UnsafeMutableRawPointer) { address.deallocate() }
#endif
