import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A guard that awaits a navigation gets an error, and the navigation does not run")
struct ReentrancyTests {
  @Test func `navigate, arrival and present throw at once`() async throws {
    let shopping = try await Shopping.showing(.main)
    let navigator = shopping.navigator
    var errors: [NavigationError] = []
    shopping.keeper.club = {
      do throws(NavigationError) { try await navigator.navigate(to: .product(id: 1)) } catch {
        errors.append(error)
      }
      do throws(NavigationError) {
        _ = try await navigator.ask(AddressPicker(near: "Oslo"))
      } catch { errors.append(error) }
      return .allow
    }
    let request = navigator.show(.club)
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(errors == [.reentrant, .reentrant])
    await settle()
    #expect(shopping.picture == #"main[*(products › club) | search("")… | account…]"#)
  }

  @Test func `a keeper that does not catch the error fails its request with the same advice`()
    async throws
  {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = {
      try await shopping.navigator.navigate(to: .product(id: 1))
      return .allow
    }
    let request = shopping.navigator.show(.club)
    #expect(await shopping.outcome(of: request) == .failed(.reentrant))
  }

  @Test func `awaiting a request that was shown throws, and it is done later`() async throws {
    let shopping = try await Shopping.showing(.main)
    var inner: NavigationRequest?
    var error: NavigationError?
    shopping.keeper.club = {
      let request = shopping.navigator.show(.search("lamp"))
      inner = request
      do throws(NavigationError) { _ = try await request.arrival() } catch let thrown {
        error = thrown
      }
      return .allow
    }
    let request = shopping.navigator.show(.club)
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(error == .reentrant)
    #expect(await shopping.outcome(of: try #require(inner)) == .arrived(.search("lamp")))
    #expect(shopping.picture == #"main[(products › club) | *(search("lamp")) | account…]"#)
  }

  @Test func `revalidating inside a guard is a diagnostic and the guard is heard`() async throws {
    let shopping = try await Shopping.showing(.main)
    var codes: [String] = []
    shopping.navigator.scene.onEvent = {
      if case .diagnosed(let diagnostic) = $0 { codes.append(diagnostic.code) }
    }
    shopping.keeper.club = {
      await shopping.navigator.revalidate()
      return .allow
    }
    let request = shopping.navigator.show(.club)
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    #expect(codes == ["NAV062"])
    await shopping.navigator.revalidate()
    #expect(codes == ["NAV062", "NAV062"])
  }

  @Test func `outside of a guard nothing is reentrant`() async throws {
    let shopping = try await Shopping.showing(.main)
    try await shopping.navigator.navigate(to: .club)
    try await shopping.navigator.navigate(to: .product(id: 1))
  }
}
