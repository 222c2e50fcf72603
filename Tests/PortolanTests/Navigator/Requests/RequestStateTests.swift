import Foundation
import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("Code can observe the state of a request")
struct RequestStateTests {
  /// The states that a reader was told of, one after the other.
  @MainActor private final class Reader {
    private(set) var states: [NavigationRequest.State] = []
    private let request: NavigationRequest

    init(_ request: NavigationRequest) {
      self.request = request
      read()
    }

    private func read() {
      let state = withObservationTracking {
        request.state
      } onChange: {
        Task { @MainActor [weak self] in self?.read() }
      }
      if states.last != state { states.append(state) }
    }
  }

  @Test func `a button sees when it is busy and when not`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let door = Gate()
    shopping.keeper.club = {
      await door.wait()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    let reader = Reader(request)
    #expect(reader.states == [.asking] && request.outcome == nil)
    await eventually { door.isAwaited }
    door.open()
    await eventually { reader.states.last == .ended }
    #expect(request.outcome != nil && request.state == .ended)
  }

  @Test func `parked and taken up again`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(.account)
    let reader = Reader(request)
    await eventually { reader.states.last == .parked }
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.dismiss().arrival()
    await eventually { reader.states.last == .ended }
    #expect(await shopping.outcome(of: request) == .arrived(.account))
  }

  @Test func `one whose state is never read costs no observation`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.navigator.show(.bag)
    #expect(shopping.scene.displayed.isEmpty)
    let read = shopping.navigator.show(.account)
    _ = read.state
    #expect(shopping.scene.displayed.count == 1)
    read.cancel()
    #expect(shopping.scene.displayed.isEmpty)
  }

  @Test func `a step of a transaction is as far as the transaction`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let door = Gate()
    shopping.keeper.club = {
      await door.wait()
      return .allow
    }
    var step: NavigationRequest?
    let whole = shopping.navigator.transaction {
      $0.popToRoot()
      step = $0.show(.club)
    }
    let club = try #require(step)
    #expect(club.number == whole.number && club.state == .asking)
    await eventually { door.isAwaited }
    door.open()
    #expect(await shopping.outcome(of: club) == .arrived(.club))
    #expect(whole.outcome == club.outcome)
  }

  @Test func `who cancels a step ends the transaction`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let before = shopping.picture
    let whole = shopping.navigator.transaction {
      $0.show(.club).cancel()
      $0.show(.account)
    }
    #expect(await shopping.outcome(of: whole) == .failed(.cancelled))
    #expect(shopping.picture == before)
  }

  @Test func `a verb after the end, and a link within`() async throws {
    let shopping = try await Shopping.showing(.main)
    var kept: NavigationTransaction<Shop>?
    shopping.navigator.transaction { kept = $0 }
    let late = try #require(kept?.show(.bag))
    #expect(await shopping.outcome(of: late) == .failed(.transactionIsOver))
    let link = try #require(URL(string: "shop://products/1"))
    var step: NavigationRequest?
    let whole = shopping.navigator.transaction {
      $0.dismissAll()
      step = $0.open(link)
    }
    #expect(await shopping.outcome(of: whole) == .failed(.linkInTransaction))
    #expect(step?.outcome == .failure(.linkInTransaction))
  }
}
