import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The navigator leaves a breadcrumb for each change, before the call returns")
struct BreadcrumbTests {
  private func crumbs(of shopping: Shopping, _ body: (Navigator<Shop>) -> Void) -> [String] {
    var lines: [String] = []
    shopping.scene.onBreadcrumb = { lines.append($0) }
    body(shopping.navigator)
    // Nothing is awaited: the lines are there already.
    shopping.scene.onBreadcrumb = nil
    return lines.map { line in
      line.firstRange(of: " at NavigatorTests/").map { String(line[..<$0.lowerBound]) } ?? line
    }
  }

  @Test func `who asked for what, and the way to the screen in front`() async throws {
    let shopping = try await Shopping.showing(.main)
    let lines = crumbs(of: shopping) { navigator in
      navigator.show(.product(id: 7))
      navigator.show(.signIn)
      navigator.dismiss()
      navigator.show(.lock)
    }
    #expect(
      lines == [
        "2 (ShopMap) show product → main › products › product",
        "3 (ShopMap) show signIn → signIn in layer 1",
        "4 (ShopMap) dismiss → main › products › product", "5 (ShopMap) show lock → lock",
      ])
  }

  @Test func `none for what is shown already`() async throws {
    let shopping = try await Shopping.showing(.main)
    #expect(crumbs(of: shopping) { $0.show(.main) } == [])
  }

  @Test func `where in the code`() async throws {
    let shopping = try await Shopping.showing(.main)
    var lines: [String] = []
    shopping.scene.onBreadcrumb = { lines.append($0) }
    shopping.navigator.show(.product(id: 7))
    #expect(lines.first?.contains(" at NavigatorTests/BreadcrumbTests.swift:") == true)
  }

  @Test func `what the user did`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 7), host: host)
    let lines = crumbs(of: shopping) { _ in
      host.screen.swipeBack()
      shopping.scene.screenDidChange()
    }
    #expect(lines == ["the user (ShopMap) → main › products"])
  }

  @Test func `a deep stack shows its end`() async throws {
    let shopping = try await Shopping.showing(.main)
    let lines = crumbs(of: shopping) { navigator in
      navigator.stack(.products).set((1...20).map { .product(id: $0) })
    }
    #expect(lines.first?.contains("→ … › product › ") == true)
    #expect((lines.first?.count ?? .max) < 150)
  }

  @Test func `nothing for what changes nothing`() async throws {
    let shopping = try await Shopping.showing(.main)
    #expect(crumbs(of: shopping) { $0.back() }.isEmpty)
  }
}
