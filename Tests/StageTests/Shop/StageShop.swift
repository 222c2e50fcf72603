import HeadlessUIKit
import Portolan
import TestSupport

/// The shop, whatever its screens are made of.
@MainActor final class StageShop {
  let session = Session()
  let navigator: Navigator<Shop>
  let clock = HeadlessClock()
  /// What the bag answers that is asked before it goes; nil when it is not asked.
  var exit: (@MainActor () async -> ExitVerdict)?
  /// The words with which the bag asks before it goes; nil when it does not.
  var words: (@MainActor () -> DialogWords?)?

  init(showing route: Shop = .main) {
    navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: session), links: ShopLinks.table, clock: clock)
    navigator.show(route)
  }

  var tree: String { navigator.tree.picture }

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
