import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A link that opens before a host is attached waits for the restored screens (N8)")
struct EarlyLinkTests {
  /// A shop that restores a product with a draft, before anything can show it.
  private func restored(_ host: BuildingHost) async throws -> Shopping {
    let saved = try await Shopping.showing(.product(id: 3)).scene.save()
    let shopping = Shopping()
    host.scene = shopping.scene
    _ = try await shopping.scene.restore(saved).arrival()
    return shopping
  }

  private func open(_ text: String, in shopping: Shopping) throws -> NavigationRequest {
    shopping.navigator.open(try #require(URL(string: text)))
  }

  /// Lets each screen of a product be asked, and tells how often one was.
  private func asking(_ host: BuildingHost, _ verdict: ExitVerdict) -> () -> Int {
    var count = 0
    host.assemble = { context in
      guard case .product? = context.value.route.as(Shop.self) else { return }
      context.askBeforeLeaving {
        count += 1
        return verdict
      }
    }
    return { count }
  }

  @Test(arguments: [ExitVerdict.stay, .leave])
  func `a screen that it would take away is built first, and asked once`(
    verdict: ExitVerdict
  ) async throws {
    let host = BuildingHost()
    let asked = asking(host, verdict)
    let shopping = try await restored(host)
    let link = try open("shop://products/1", in: shopping)
    await settle()
    #expect(link.outcome == nil && shopping.scene.parked.count == 1)
    shopping.scene.attach(host)
    let product = shopping.navigator.tree.visiblePath.last.flatMap(shopping.navigator.tree.route)
    let outcome = await shopping.outcome(of: link)
    #expect(asked() == 1 && product?.as() == Shop.product(id: 3))
    if verdict == .stay {
      #expect(outcome == .failed(.stays(screen: AnyRoute(Shop.product(id: 3)).label)))
    } else {
      #expect(outcome == .arrived(.product(id: 1)))
    }
  }

  @Test func `one that takes nothing away is followed at once`() async throws {
    let host = BuildingHost()
    let shopping = try await restored(host)
    let link = try open("shop://bag", in: shopping)
    #expect(await shopping.outcome(of: link) == .arrived(.bag))
  }

  @Test func `what code asks for is not held: it knows what it takes away`() async throws {
    let host = BuildingHost()
    let shopping = try await restored(host)
    #expect(await shopping.outcome(of: shopping.navigator.show(.login)) == .arrived(.login))
  }

  @Test func `asked for behind the restoration it waits for the end of that`() async throws {
    let host = BuildingHost()
    let asked = asking(host, .stay)
    let saved = try await Shopping.showing(.product(id: 3)).scene.save()
    let shopping = try await Shopping.showing(.splash, host: host)
    shopping.scene.restore(saved)
    let link = try open("shop://products/1", in: shopping)
    #expect(
      await shopping.outcome(of: link)
        == .failed(.stays(screen: AnyRoute(Shop.product(id: 3)).label)))
    #expect(asked() == 1)
  }

  @Test func `it waits for a host that is not free to build what was restored`() async throws {
    let host = BuildingHost()
    let asked = asking(host, .stay)
    let saved = try await Shopping.showing(.product(id: 3)).scene.save()
    let shopping = Shopping(host: host)
    try await shopping.navigator.navigate(to: .splash)
    host.isTransitioning = true
    shopping.scene.restore(saved)
    let link = try open("shop://products/1", in: shopping)
    await settle()
    #expect(link.outcome == nil && asked() == 0)
    host.isTransitioning = false
    shopping.scene.screenDidChange()
    #expect(
      await shopping.outcome(of: link)
        == .failed(.stays(screen: AnyRoute(Shop.product(id: 3)).label)))
    #expect(asked() == 1)
  }
}
