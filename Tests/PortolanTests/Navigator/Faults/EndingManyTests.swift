import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("The cost of ending one request does not grow with the number of requests that end")
struct EndingManyTests {
  enum Way: CaseIterable, Sendable { case close, replace }

  /// How long the thread worked, whatever other work took its core meanwhile.
  private func work(_ body: () -> Void) -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
  }

  /// The least work of some attempts at ending so many requests that wait behind a guard.
  private func work(toEnd count: Int, by way: Way) async throws -> Duration {
    var least = Duration.seconds(60)
    for _ in 0..<3 {
      let shopping = try await Shopping.showing(.main)
      let gate = Gate()
      shopping.keeper.club = {
        await gate.wait()
        return .allow
      }
      shopping.navigator.show(.club)
      let requests = (0..<count).map { shopping.navigator.show(.product(id: $0)) }
      await eventually { gate.isAwaited }
      let work = work {
        switch way {
        case .close: shopping.scene.close()
        case .replace: shopping.navigator.show(.lock, options: .replacing)
        }
      }
      least = min(least, work)
      #expect(requests.allSatisfy { $0.outcome != nil })
      gate.open()
    }
    return least
  }

  /// Alone it is ten times; what grows with the square takes a hundred times as much.
  @Test(arguments: Way.allCases)
  func `ten times as many are no more than forty times the work`(way: Way) async throws {
    let (few, many) = (try await work(toEnd: 200, by: way), try await work(toEnd: 2_000, by: way))
    #expect(many < few * 40)
  }
}
