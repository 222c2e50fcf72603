import Testing

@testable import PortolanTesting

@MainActor @Suite("A failing walk is shortened to the steps that it needs to fail")
struct WalkShrinkerTests {
  private func shrink(
    _ steps: [Int], limit: Int = 400, _ goesWrong: @escaping ([Int]) -> Bool
  ) async -> [Int] {
    var shrinker = WalkShrinker<Int> { goesWrong($0) }
    shrinker.limit = limit
    return await shrinker.shrink(steps)
  }

  @Test func `one of a hundred`() async {
    #expect(await shrink(Array(1...100)) { $0.contains(42) } == [42])
  }

  @Test func `three that stand far apart, in their order`() async {
    let needed = [3, 50, 99]
    #expect(
      await shrink(Array(1...100)) { steps in needed.allSatisfy(steps.contains) } == needed)
  }

  @Test func `all are needed`() async {
    #expect(await shrink([1, 2, 3]) { $0 == [1, 2, 3] } == [1, 2, 3])
  }

  @Test func `none is needed`() async {
    #expect(await shrink(Array(1...9)) { _ in true } == [])
    #expect(await shrink([]) { _ in true } == [])
  }

  @Test func `no part of what is left can be left out`() async {
    let isOdd = { (steps: [Int]) in steps.reduce(0, +) % 2 == 1 }
    let left = await shrink(Array(1...41), isOdd)
    #expect(isOdd(left))
    for place in left.indices {
      var less = left
      less.remove(at: place)
      #expect(!isOdd(less))
    }
  }

  @Test func `it gives up in time, with what it has`() async {
    var attempts = 0
    let left = await shrink(Array(1...1000), limit: 10) { steps in
      attempts += 1
      return steps.contains(1000)
    }
    #expect(attempts == 10)
    #expect(left.contains(1000) && left.count < 1000)
  }
}
