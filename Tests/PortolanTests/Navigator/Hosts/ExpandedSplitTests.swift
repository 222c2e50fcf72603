import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A split that expands builds the columns that become visible, except guarded ones")
struct ExpandedSplitTests {
  private let keeper = MailKeeper()
  private let host = RecordingHost()
  private let navigator: Navigator<Mail>

  init() async throws {
    navigator = Navigator(MailMap(), guards: keeper, clock: TestClock())
    navigator.scene.attach(host)
    navigator.scene.isCompact = true
    try await navigator.navigate(to: .mail)
  }

  private func expand() throws {
    let split = try #require(navigator.tree.layerRoots.first)
    host.screen.collapse(split, false)
    navigator.scene.screenDidChange()
  }

  @Test func `it does so without asking a guard, and leaves empty what has one`() throws {
    #expect(navigator.tree.picture == "mail{*folders > letters… > letter…}")
    try expand()
    #expect(navigator.tree.picture == "mail{*folders | letters | letter…}")
    #expect(host.screen == ScreenModel(showing: navigator.tree))
    #expect(keeper.asked == 0)
  }

  @Test func `what was entered before stays, and so does what is in front`() async throws {
    try await navigator.navigate(to: .letters)
    let entered = navigator.tree.visiblePath
    try expand()
    #expect(navigator.tree.picture == "mail{folders | *letters | letter…}")
    #expect(navigator.tree.visiblePath == entered)
  }
}

private enum Mail: NavigationRoute {
  case mail, folders, letters, letter

  enum Guard: Hashable, Sendable { case unlocked }
}

private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .mail:
      return .split(primary: .folders, supplementary: .letters, secondary: .letter, .root)
    case .folders, .letters: return .screen(.member(of: .mail))
    case .letter: return .screen(.member(of: .mail), guards: [.unlocked])
    }
  }
}

@MainActor private final class MailKeeper: GuardKeeper {
  private(set) var asked = 0

  func verdict(on rule: Mail.Guard) async -> Verdict<Mail> {
    asked += 1
    return .allow
  }
}
