#if DEBUG && Inspector
import Testing

@testable import PortolanInspector

@Suite("The inspector's server limits the size and the rate of a page's messages")
struct AllowanceTests {
  @Test func `as long as a log may be, and no longer`() {
    var allowance = Allowance()
    let longest = Allowance.longestMessage
    #expect(allowance.refusal(ofMessageOf: longest, at: .zero) == nil)
    let refusal = allowance.refusal(ofMessageOf: longest + 1, at: .zero)
    #expect(refusal?.contains("\(longest + 1) bytes is too long") == true)
  }

  @Test func `a burst, then a few a second`() {
    var allowance = Allowance()
    for _ in 0..<Allowance.burst {
      #expect(allowance.refusal(ofMessageOf: 1, at: .zero) == nil)
    }
    #expect(allowance.refusal(ofMessageOf: 1, at: .zero)?.contains("Too many") == true)
    for _ in 0..<Allowance.rate {
      #expect(allowance.refusal(ofMessageOf: 1, at: .seconds(1)) == nil)
    }
    #expect(allowance.refusal(ofMessageOf: 1, at: .seconds(1)) != nil)
  }

  @Test func `silence saves up one burst`() {
    var allowance = Allowance()
    for _ in 0..<Allowance.burst {
      #expect(allowance.refusal(ofMessageOf: 1, at: .seconds(1_000)) == nil)
    }
    #expect(allowance.refusal(ofMessageOf: 1, at: .seconds(1_000)) != nil)
  }
}
#endif
