import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Ending many requests takes as long for each as ending few")
struct EndingManyTests {
  enum Way: CaseIterable, Sendable { case close, replace }

  /// The shortest of some attempts at ending so many requests that wait behind a guard.
  private func time(toEnd count: Int, by way: Way) async throws -> Duration {
    var shortest = Duration.seconds(60)
    for _ in 0..<5 {
      let shopping = try await Shopping.showing(.main)
      let gate = Gate()
      shopping.keeper.club = {
        await gate.wait()
        return .allow
      }
      shopping.navigator.show(.club)
      let requests = (0..<count).map { shopping.navigator.show(.product(id: $0)) }
      await eventually { gate.isAwaited }
      let time = ContinuousClock().measure {
        switch way {
        case .close: shopping.scene.close()
        case .replace: shopping.navigator.show(.lock, policy: .replace)
        }
      }
      shortest = min(shortest, time)
      #expect(requests.allSatisfy { $0.outcome != nil })
      gate.open()
    }
    return shortest
  }

  /// Alone it is ten times; what grows with the square takes a hundred times as long.
  @Test(arguments: Way.allCases)
  func `ten times as many take no more than forty times as long`(way: Way) async throws {
    let (few, many) = (try await time(toEnd: 200, by: way), try await time(toEnd: 2_000, by: way))
    #expect(many < few * 40)
  }
}
