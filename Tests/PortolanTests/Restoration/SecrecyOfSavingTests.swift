import Foundation
import PortolanLog
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("A saved scene omits routes that must not be saved, and only its bytes contain values (A6)")
struct SecrecyOfSavingTests {
  private nonisolated static let secret = "hunter2"

  /// A safe: some of it may be stored, some may not, some cannot.
  private enum Safe: NavigationRoute {
    case door, letter(String), pin(String), scale(Double, String), hint(String), sealed(String)

    enum Guard: Hashable, Sendable { case opened(String) }

    var isSaveable: Bool {
      switch self {
      case .pin, .hint, .sealed: return false
      case .door, .letter, .scale: return true
      }
    }
  }

  private struct SafeMap: NavigationMap {
    func destination(for route: Safe) -> RouteDestination<Safe> {
      switch route {
      case .door: return .screenInStack(.root)
      case .letter: return .screen(.pushed(inStackOf: .door), guards: [.opened(secret)])
      case .sealed: return .screen(.pushed(inStackOf: .door), guards: [.opened(secret)])
      case .pin, .scale: return .screen(.pushed(inStackOf: .door))
      case .hint(let text): return .screen(.presented(.popover(from: .init(rawValue: text))))
      }
    }
  }

  @MainActor private final class SafeKeeper: GuardKeeper {
    var isOpen = true
    var isAway = false
    func verdict(on rule: Safe.Guard) async -> Verdict<Safe> {
      isAway ? .wait : isOpen ? .allow : .deny("closed")
    }
  }

  private func saved(_ routes: Safe...) async throws -> SavedScene {
    let navigator = Navigator(SafeMap(), guards: SafeKeeper(), clock: TestClock())
    for route in routes { try await navigator.navigate(to: route) }
    return navigator.scene.save()
  }

  @Test func `the bytes hold the values of what may be saved, and of nothing else`() async throws {
    let open = try await saved(.door, .letter(Self.secret))
    #expect(String(decoding: try open.data(), as: UTF8.self).contains(Self.secret))
    let closed = try await saved(
      .door, .pin(Self.secret), .scale(.infinity, Self.secret), .pin("other"))
    let text = String(decoding: try closed.data(), as: UTF8.self)
    #expect(!text.contains(Self.secret) && !text.contains("other"))
    #expect(text.contains(#""names":["door","pin","scale","pin"]"#))
    #expect(text.contains(#"{"index":1,"reason":{"unsaveable":{}}}"#))
    #expect(text.contains(#"{"index":2,"reason":{"unencodable":{}}}"#))
  }

  @Test func `attacks H6: a path ends before what may not be saved`() async throws {
    let navigator = Navigator(SafeMap(), guards: SafeKeeper(), clock: TestClock())
    try await navigator.navigate(to: .door)
    let stack = navigator.stack(.door)
    try await stack.set([.letter("a"), .pin(Self.secret), .letter("b")]).arrival()
    let data = try stack.path.stored()
    #expect(try [Safe](stored: data) == [.letter("a")])
    #expect(!String(decoding: data, as: UTF8.self).contains(Self.secret))
  }

  @Test func `attacks H6: no archive holds a value that may not be saved`() async throws {
    let keeper = SafeKeeper()
    let navigator = Navigator(SafeMap(), guards: keeper, clock: TestClock())
    let log = NavigationLog(recording: navigator.scene)
    try await navigator.navigate(to: .door)
    try await navigator.stack(.door).set([.pin(Self.secret)]).arrival()
    try await navigator.navigate(to: .hint(Self.secret))
    keeper.isAway = true
    navigator.show(
      NavigationCourse(
        .sealed(Self.secret), placed: .presented(.popover(from: .init(rawValue: Self.secret)))))
    await eventually { navigator.scene.parked.count == 1 }
    let archives: [String: Data] = [
      "scene": try navigator.scene.save().data(), "log": try log.export(),
      "path": try navigator.stack(.door).path.stored(),
    ]
    for (name, data) in archives {
      #expect(!String(decoding: data, as: UTF8.self).contains(Self.secret), "\(name)")
    }
    let scene = String(decoding: archives["scene"] ?? Data(), as: UTF8.self)
    #expect(scene.contains("popover") && scene.contains("sealed"))
  }

  @Test func `attacks L7: nothing that is printed or dumped of them holds a value`() async throws {
    let navigator = Navigator(SafeMap(), guards: SafeKeeper(), clock: TestClock())
    try await navigator.navigate(to: .door)
    try await navigator.stack(.door).set([.letter(Self.secret)]).arrival()
    let letter = try #require(navigator.tree.visiblePath.last)
    let link = try #require(URL(string: "safe://\(Self.secret)"))
    let popover = PresentationStyle.popover(from: .init(rawValue: Self.secret))
    let values: [Any] = [
      navigator.scene.save(), popover,
      OpenedLink(link, nil, leadingTo: .show(AnyRoute(Safe.letter(Self.secret)))),
      NavigationCourse<Safe>(.letter(Self.secret), placed: .presented(popover)),
      Placement<Safe>.presented(popover), RouteDestination<Safe>.screen(.presented(popover)),
      NavigationVerb(.link(link, nil, keepsReplacedPart: false), from: .system), navigator,
      ScreenTransition.zoom(from: .init(rawValue: Self.secret)),
      ScreenTransition.named(.init(rawValue: Self.secret)),
      try #require(ScreenContext<Safe>(node: letter, in: navigator.scene)),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        #expect(!text.contains(Self.secret), "\(type(of: value)): \(text)")
      }
    }
  }

  @Test func `what is not saved is reported by its case, and what stood on it goes`() async throws {
    for (route, reason) in [
      (Safe.pin(Self.secret), RestorationReport.Reason.unsaveable),
      (.scale(.nan, Self.secret), .unencodable),
    ] {
      let saved = try SavedScene(reading: try await saved(.door, route, .letter("x")).data())
      let navigator = Navigator(SafeMap(), guards: SafeKeeper(), clock: TestClock())
      let arrival = try await navigator.scene.restore(saved).arrival()
      #expect(navigator.tree.description == "(door)")
      #expect(arrival.restoration?.leftOut.map(\.reason) == [reason, .dependent])
      #expect(
        arrival.restoration?.leftOut.map(\.route?.text)
          == [RouteLabel.caseName(of: route), "letter"])
    }
  }

  @Test func `reports, errors, events and descriptions hold no value`() async throws {
    var text = ""
    let saved = try await saved(.door, .letter(Self.secret), .pin(Self.secret))
    for lost in [[], [Safe.door], [.letter(Self.secret)]] {
      for isOpen in [true, false] {
        let keeper = SafeKeeper()
        keeper.isOpen = isOpen
        let navigator = Navigator(SafeMap(), guards: keeper, clock: TestClock())
        navigator.scene.onEvent = { text += "\($0)" }
        do throws(NavigationError) {
          let damaged = try saved.written(without: lost)
          let arrival = try await navigator.scene.restore(damaged).arrival()
          text += "\(arrival.restoration.map { "\($0)" } ?? "")"
          dump(arrival.restoration, to: &text)
        } catch {
          text += "\(error) \(error.diagnostic)"
          dump(error, to: &text)
        }
      }
    }
    #expect(text.contains("unsaveable") && text.contains("refused by opened"))
    #expect(!text.contains(Self.secret))
  }

  @Test(arguments: [
    "hunter2 is my password!", "a\nb", String(repeating: "x", count: 129), "\u{0}",
  ])
  func `names in bytes that are no names are not repeated`(name: String) throws {
    func element(_ parent: Int?, _ kind: NodeKind, _ route: Int) -> TreeOutline.Element {
      .init(
        parent: parent, kind: kind, name: route, listed: nil, isSelected: false, isCollapsed: false)
    }
    let outline = TreeOutline(
      parts: [[.init(style: nil, root: 0), .init(style: .sheet, root: 3)]],
      elements: [
        element(nil, .stack, 0), element(0, .screen, 1), element(0, .screen, 2),
        element(nil, .screen, 3),
      ])
    var routes = RouteTexts(("House", 1, [#"{"flat":{}}"#, #"{"door":{}}"#]))
    routes.add(type: routes.add(type: name, version: 1), name: name, text: "{}")
    routes.add(type: 0, name: name, because: .unsaveable)
    let saved = try SavedScene(reading: SavedScene(outline, routes).data())
    let (_, report) = try Desk(HouseMap()).restored(saved)
    #expect(report.leftOut.map(\.description) == ["?: unknownType", "?: unsaveable"])
  }
}

extension SavedScene {
  /// The same, written down and read with routes that nobody can read.
  fileprivate func written<R: NavigationRoute>(
    without lost: [R]
  ) throws(NavigationError) -> SavedScene {
    do { return try losing(lost) } catch {
      Issue.record("\(error)")
      throw .cancelled
    }
  }
}
