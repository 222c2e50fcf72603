import PortolanTesting
import Testing

@testable import Portolan

@Suite("The request store finds an open request by its number and updates it in place")
struct RequestStoreTests {
  private func request(_ number: Int) -> Request {
    Request(
      number: number, original: .back, intent: .back, cause: .code, origin: .code,
      site: CallSite(named: "test"), mark: NavigationTree().newest,
      precedence: .init(row: 0, rank: number))
  }

  /// What has ended, and what never was, is nobody's; a long-lived one is found among many that end.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a store says what a dictionary says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var store = RequestStore()
    var known: [Int: Int] = [:]
    var last = 0
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        // Numbers may jump, as after a restoration.
        last += Int.random(in: 1...3, using: &random)
        store.add(request(last))
        known[last] = 0
      case 2:
        let number = Int.random(in: -1...last + 1, using: &random)
        store[number]?.mark(last)
        if known[number] != nil { known[number] = last }
      default:
        let number = known.keys.sorted().randomElement(using: &random) ?? last + 1
        #expect((store.take(number) != nil) == (known.removeValue(forKey: number) != nil))
        #expect(store.take(number) == nil)
      }
      #expect(store.isEmpty == known.isEmpty)
      let number = Int.random(in: -1...last + 1, using: &random)
      #expect(store[number]?.precedence.rankAtResume == known[number])
      #expect(store[number] == nil || store[number]?.number == number)
    }
  }
}

extension Request {
  fileprivate mutating func mark(_ value: Int) { precedence.rankAtResume = value }
}
