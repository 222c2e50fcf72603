import Foundation
import PortolanLinks
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("Log, events and errors show no secret value of a route")
struct LogSecrecyTests {
  nonisolated private static let secret = "hunter2"

  private enum Vault: NavigationRoute {
    case home, side, pin(String), inner(Inner), sheet(code: String), asked(PinQuestion)

    struct Inner: Hashable, Codable, Sendable, CustomStringConvertible {
      var text: String
      var description: String { text }
    }
    enum Guard: Hashable, Sendable { case knows(String), throwing(String) }
  }

  private struct PinQuestion: ScreenQuestion {
    typealias Answer = String
    var hint: String
    var route: Vault { .asked(self) }
  }

  private struct Broken: Error, CustomStringConvertible {
    var description: String { secret }
  }

  private struct VaultMap: NavigationMap {
    func destination(for route: Vault) -> RouteDestination<Vault> {
      switch route {
      case .home: return .tabs([.side, .pin(LogSecrecyTests.secret)], .root)
      case .side: return .screenInStack(.member(of: .home))
      case .pin: return .screenInStack(.member(of: .home), guards: [.knows(LogSecrecyTests.secret)])
      case .inner:
        return .screen(.pushed(onto: .side), guards: [.throwing(LogSecrecyTests.secret)])
      case .sheet, .asked: return .screenInStack(.presented(.sheet))
      }
    }

    var samples: [Vault] {
      [
        .home, .side, .pin("1"), .inner(.init(text: "1")), .sheet(code: "1"),
        .asked(PinQuestion(hint: "1")),
      ]
    }
  }

  private final class VaultKeeper: GuardKeeper {
    var isOpen = false

    func verdict(on rule: Vault.Guard) async throws -> Verdict<Vault> {
      switch rule {
      case .knows: return isOpen ? .allow : .detour(to: .sheet(code: secret))
      case .throwing: throw Broken()
      }
    }
  }

  private static let links = LinkTable<Vault>(schemes: ["vault"], hosts: ["vault.example"]) {
    LinkPattern("/pin/{pin}", Vault.pin) { if case .pin(let pin) = $0 { pin } else { nil } }
    LinkPattern("/inner/{count}", { (count: Int) in Vault.inner(.init(text: "\(count)")) }) {
      if case .inner(let inner) = $0 { Int(inner.text) } else { nil }
    }
  }

  /// Does with secrets whatever an app can do, and gives all that was said of it.
  private func outputs() async throws -> [Any] {
    let secret = Self.secret
    let keeper = VaultKeeper()
    let host = RecordingHost()
    let navigator = Navigator(VaultMap(), guards: keeper, links: Self.links)
    let log = NavigationLog(recording: navigator.scene, clock: ContinuousClock())
    var said: [Any] = []

    navigator.scene.onEvent = { said.append($0) }
    navigator.scene.onBreadcrumb = { said.append($0) }
    navigator.scene.onFailure = { said += [$0, $0.diagnostic, $1] }
    navigator.scene.attach(host)

    navigator.show(.home)
    navigator.show(.pin(secret))
    navigator.show(.inner(.init(text: secret)))
    await eventually { !navigator.scene.isBusy }
    keeper.isOpen = true
    await navigator.revalidate()
    navigator.push(.inner(.init(text: secret)))
    navigator.show(.pin(secret))
    await eventually { !navigator.scene.isBusy }
    navigator.stack(.side).set([.sheet(code: secret), .inner(.init(text: secret))])
    navigator.stack(.side).set("pin/\(secret)/\(secret)")
    navigator.stack(.side).set([secret, secret])
    navigator.pop(to: .inner(.init(text: secret)))
    navigator.reset(to: .sheet(code: secret))
    let asking = Task { try await navigator.ask(PinQuestion(hint: secret)) }
    await eventually { navigator.tree.layerRoots.count > 1 }
    for text in [
      "vault://pin/", "vault://inner/", "other://", "https://vault.example/x/", "vault:",
    ] {
      if let url = URL(string: text + secret) { navigator.open(url) }
    }
    host.screen.dragAway()
    navigator.scene.screenDidChange()
    _ = try await asking.value
    await settle()

    let export = try LogFile(reading: log.export())
    let report = try NavigationReplay(export, maps: VaultMap()).run()
    #expect(log.records.count > 15 && said.count > 40)
    return said + [
      log, log.records, export, String(decoding: try log.export(), as: UTF8.self), report,
      report.differences, navigator.tree,
    ]
  }

  @Test func `what a popover points at, however it was requested`() async throws {
    let style = PresentationStyle.popover(from: .init(rawValue: Self.secret))
    let recording = Recording()
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.help, placed: .presented(style)) }
    let saved = recording.shopping.scene.save()
    await recording.after { $0.dismiss() }
    try await recording.after { navigator in
      let front = try #require(navigator.tree.visiblePath.last)
      let context = try #require(ScreenContext<Shop>(node: front, in: navigator.scene))
      context.present(.help, style)
    }
    await recording.after { $0.dismiss() }
    await recording.after {
      $0.perform(
        NavigationVerb(
          asking: AddressPicker(near: ""), placed: .presented(style), from: CallSite()))
    }
    await recording.after { $0.dismiss() }
    await recording.after { navigator in
      navigator.transaction { $0.transaction { $0.show(.help, placed: .presented(style)) } }
    }
    await recording.after { $0.scene.restore(saved) }
    let late = NavigationLog(recording: recording.shopping.scene)
    await recording.after { $0.back() }
    for log in [recording.log, late] {
      let text = String(decoding: try log.export(), as: UTF8.self)
      #expect(text.contains("popover") && !text.contains(Self.secret))
    }
  }

  @Test func `log, export, replay, breadcrumbs, events, errors, diagnostics`() async throws {
    for output in try await outputs() {
      var dumped = ""
      dump(output, to: &dumped)
      for text in ["\(output)", String(reflecting: output), dumped] {
        #expect(!text.contains(Self.secret), "\(type(of: output))")
      }
    }
  }
}
