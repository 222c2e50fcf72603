import Foundation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A debug build writes each failure to the log, until code listens for failures")
struct SilentFailureTests {
  private let navigator = Navigator(ShopMap(), guards: ShopKeeper(), links: ShopLinks.table)
  private var scene: SceneNavigator { navigator.scene }

  /// A navigator whose diagnostics come into a list instead of standard error.
  private final class Lines {
    var lines: [String] = []
  }

  private func lines() throws -> Lines {
    let written = Lines()
    try #require(scene.diagnosticWriter).write = { written.lines.append($0) }
    return written
  }

  @Test func `a failed call is written once, with code, reason, fix and call site`() async throws {
    let written = try lines()
    // Nothing is shown, so that there is no stack.
    let line = #line + 1
    for _ in 0..<2 { navigator.show(.help) }
    await settle()
    #expect(written.lines.count == 1)
    let text = try #require(written.lines.first)
    #expect(text.hasPrefix("Portolan: NAV004 "))
    #expect(text.contains(" why: ") && text.contains(" fix: "))
    #expect(text.hasSuffix(" at \(#fileID):\(line)"))
  }

  @Test func `the same failure of another call is written too`() async throws {
    let written = try lines()
    navigator.show(.help)
    navigator.show(.help)
    await settle()
    #expect(written.lines.count == 2)
  }

  @Test func `a diagnostic that is no failure is written`() async throws {
    let written = try lines()
    scene.holdsLinks = true
    scene.inboxLimit = 1
    for id in 1...2 { scene.open(try #require(URL(string: "shop://products/\(id)"))) }
    await settle()
    #expect(
      written.lines.contains { $0.hasPrefix("Portolan: \(Diagnostic.Code.inboxIsFull.rawValue) ") })
  }

  @Test func `a failure that code awaits is not written`() async throws {
    let written = try lines()
    await #expect(throws: NavigationError.self) { try await navigator.navigate(to: .help) }
    await settle()
    #expect(written.lines.isEmpty)
  }

  @Test func `a listener for failures takes them`() async throws {
    let written = try lines()
    var failures: [NavigationError] = []
    scene.onFailure = { error, _ in failures.append(error) }
    navigator.show(.help)
    await settle()
    #expect(written.lines.isEmpty && failures.count == 1)
  }

  @Test func `a listener for diagnostics takes the place of what writes`() async throws {
    let written = try lines()
    var codes: [String] = []
    scene.onDiagnostic = { codes.append($0.code) }
    navigator.show(.help)
    await settle()
    #expect(written.lines.isEmpty && codes == ["NAV004"])
  }

  @Test func `a screen that is closed twice is closed, and that is no failure`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    let bag = try shopping.context(.bag)
    try await bag.close().arrival()
    #expect(bag.close().outcome == .failure(.gone))
    shopping.scene.close()
    #expect(bag.close().outcome == .failure(.sceneGone))
    #expect(bag.proceed(to: .main).outcome == .failure(.sceneGone))
    await settle()
    #expect(shopping.failures.isEmpty)
  }

  @Test func `nil turns it off`() async throws {
    let written = try lines()
    scene.onDiagnostic = nil
    navigator.show(.help)
    await settle()
    #expect(written.lines.isEmpty)
  }

  @Test func `who listens to events for other reasons turns nothing off`() async throws {
    let written = try lines()
    scene.onEvent = { _ in }
    navigator.show(.help)
    await settle()
    #expect(written.lines.count == 1)
  }

  @Test func `what a curtain reports is the scene's`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    var codes: [String] = []
    bank.navigator.scene.onDiagnostic = { codes.append($0.code) }
    try await bank.navigator.navigate(to: .lock)
    let curtain = try #require(bank.navigator.scene.curtains?.all.first)
    curtain.report(.tooManyCommits(300))
    #expect(codes == [Diagnostic.Code.tooManyCommits.rawValue])
  }

  @Test func `without a host it goes to standard error`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Navigator(ShopMap(), guards: ShopKeeper(), links: ShopLinks.table).scene.report(
          .tooManyCommits(300))
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("Portolan: \(Diagnostic.Code.tooManyCommits.rawValue) "))
  }
}
