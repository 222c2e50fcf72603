import HeadlessUIKit
import Testing

@Suite("Each assumption about UIKit has an alternative value, and the tests run with both values")
struct AssumptionTests {
  @Test("each has another answer, which the suites try")
  func eachIsFlipped() {
    let usual = Mirror(reflecting: HeadlessAssumptions()).children
    let opposite = Mirror(reflecting: HeadlessAssumptions.opposite).children
    for (one, other) in zip(usual, opposite) {
      #expect("\(one.value)" != "\(other.value)", "\(one.label ?? "?")")
    }
    let turned = HeadlessAssumptions.flips.map { flip in
      var assumptions = HeadlessAssumptions()
      flip.apply(&assumptions)
      return Mirror(reflecting: assumptions).children
    }
    for (place, one) in usual.enumerated() {
      let isTried = turned.contains { "\(Array($0)[place].value)" != "\(one.value)" }
      #expect(isTried, "\(one.label ?? "?")")
    }
  }
}
