import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

/// The shop, whatever its screens are made of.
@MainActor final class StageShop {
  let session = Session()
  let navigator: Navigator<Shop>
  let clock = HeadlessClock()
  /// What the bag answers that is asked before it goes; nil when it is not asked.
  var exit: (@MainActor () async -> ExitVerdict)?
  /// The words with which the bag asks before it goes; nil when it does not.
  var words: (@MainActor () -> DialogWords?)?
  /// What listeners were told, in order.
  private(set) var events: [NavigationEvent] = []
  private var screens: [Screen] = []

  /// A screen that was built, of whichever framework.
  private struct Screen {
    let name: String
    weak var object: AnyObject?
  }

  init<M: NavigationMap<Shop>>(showing route: Shop = .main, map: M = ShopMap()) {
    navigator = Navigator(
      map, guards: ShopGuards(session: session), links: ShopLinks.table, clock: clock)
    navigator.scene.onEvent = { [weak self] in self?.events.append($0) }
    navigator.show(route)
  }

  var tree: String { navigator.tree.picture }

  /// The codes of what was diagnosed, in order.
  var codes: [String] {
    events.compactMap { if case .diagnosed(let diagnostic) = $0 { diagnostic.code } else { nil } }
  }

  /// How many screens were built.
  var builtCount: Int { screens.count }

  /// The screens that are alive, oldest first: controllers of UIKit, models of SwiftUI's views.
  var alive: [(name: String, id: ObjectIdentifier)] {
    screens.compactMap { screen in screen.object.map { (screen.name, ObjectIdentifier($0)) } }
  }

  /// A screen was built.
  func watch(_ object: AnyObject, for route: Shop) {
    screens.append(Screen(name: "\(route)", object: object))
  }

  /// What a screen's buttons are called, and what they do.
  func buttons(of route: Shop) -> [(name: String, action: @MainActor () -> Void)] {
    switch route {
    case .products: return [to("Lamp", .product(id: 7)), to("Bag", .bag), to("Note", .note)]
    case .product: return [to("Reviews", .reviews(of: 7)), to("Bag", .bag)]
    case .bag: return [to("Check out", .checkout)]
    case .signIn: return [("Sign in", { [weak self] in self?.signIn() })]
    default: return []
    }
  }

  /// What a screen does when it is built.
  func prepare(_ context: ScreenContext<Shop>) {
    guard context.route == .bag else { return }
    if let exit { context.askBeforeLeaving(exit) }
    if let words { context.askBeforeLeaving(words) }
  }

  private func to(_ name: String, _ route: Shop) -> (String, @MainActor () -> Void) {
    (name, { [navigator] in navigator.show(route) })
  }

  private func signIn() {
    session.isSignedIn = true
    navigator.dismiss()
  }
}

/// What a SwiftUI screen keeps.
final class ScreenModel {}

extension StageShop {
  /// Settles, and expects that screen and tree agree on a picture, and nobody complains.
  func expect(
    _ picture: String, on stage: any StageScreen, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    try await stage.settle()
    #expect(stage.picture == picture, "the screen", sourceLocation: location)
    #expect(tree == picture, "the tree", sourceLocation: location)
    #expect(stage.faults == [], sourceLocation: location)
    // SwiftUI may keep silent about what has come.
    let isLate = stage is UIKitStage && codes.contains("NAV088")
    #expect(!isLate, "the host's deadline", sourceLocation: location)
  }
}
