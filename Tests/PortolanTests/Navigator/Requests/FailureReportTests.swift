import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A failure that no code awaits is reported with its call site")
struct FailureReportTests {
  @Test func `to onFailure, with the call site`() async throws {
    let shopping = try await Shopping.showing(.main)
    let line = #line + 1
    shopping.navigator.dismiss()
    await eventually { !shopping.failures.isEmpty }
    #expect(shopping.failures.map(\.error) == [.nothingToDismiss])
    #expect(shopping.failures.first?.site.line == line)
    #expect(
      shopping.failures.first?.site.fileID == "NavigatorTests/FailureReportTests.swift")
  }

  @Test func `by default as a diagnostic with the call site`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.scene.onFailure = nil
    shopping.navigator.showKept()
    await eventually { shopping.diagnostics() == ["NAV014"] }
    let texts = shopping.events.map(\.description)
    #expect(texts.contains { $0.contains("FailureReportTests.swift:") })
  }

  @Test func `not when it was awaited, or cancelled`() async throws {
    let shopping = try await Shopping.showing(.main)
    await #expect(throws: NavigationError.nothingToDismiss) {
      try await shopping.navigator.dismiss().arrival()
    }
    shopping.navigator.show(.club).cancel()
    await settle()
    #expect(shopping.failures.isEmpty)
  }

  @Test func `awaited late, the end is the same for all`() async throws {
    let shopping = try await Shopping.showing(.main)
    let request = shopping.navigator.show(.product(id: 1))
    let first = try await request.arrival()
    let second = try await request.arrival()
    #expect(first == second)
  }
}
