import HeadlessUIKit
import Testing

@Suite("Assumptions") struct AssumptionTests {
  @Test("each has another answer, which the suites try")
  func eachIsFlipped() {
    let usual = Mirror(reflecting: HeadlessAssumptions()).children
    let opposite = Mirror(reflecting: HeadlessAssumptions.opposite).children
    for (one, other) in zip(usual, opposite) {
      #expect("\(one.value)" != "\(other.value)", "\(one.label ?? "?")")
    }
    #expect(HeadlessAssumptions.flips.count == usual.count)
  }
}
