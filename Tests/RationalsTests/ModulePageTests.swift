// The example on the module's page (`Rationals.docc`).

import Rationals
import Testing

@Test func `what the module's page says is so`() {
  let third = Rational(1, over: 3)
  #expect(third * 3 == 1)
  let sum = Rational("0.1").map { third + $0 }
  #expect(sum?.description == "13/30")
  #expect(third.decimal(places: 4) == "0.3333")
}
