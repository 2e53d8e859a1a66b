// The engine of the page as a program of this machine, to be compared with WebAssembly: a request a line in, a reply a
// line out. No part of the package: `.ci/page` compiles it.

import Glibc
import Page

@main
enum Native {
  static func main() {
    var engine = Engine()
    while let request = readLine() {
      print(engine.answer(request))
      // Whoever asks waits for it.
      fflush(nil)
    }
  }
}
