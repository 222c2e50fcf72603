package import Portolan

/// The routes that tests of hosts navigate by.
package enum Shop: NavigationRoute {
  case splash, login, main, products, product(id: Int), reviews(of: Int), account, order(id: Int)
  case bag, checkout, signIn, lock, note
  case card, places
  case cover, code

  package enum Guard: Hashable, Sendable { case signedIn, online }
}

package struct ShopMap: NavigationMap {
  package init() {}

  package func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .login: return .screenInStack(.root, transition: .slide(from: .leading))
    case .main: return .tabs([.products, .account], .root, transition: .crossDissolve())
    case .products: return .screenInStack(.member(of: .main))
    case .product: return .screen(.pushed(onto: .products))
    case .reviews(let id): return .screen(.pushed(onto: .product(id: id)))
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .order: return .screen(.pushed(onto: .account))
    case .bag: return .screenInStack(.presented(.sheet, over: .main))
    case .checkout: return .screen(.pushed(onto: .bag))
    case .signIn: return .screenInStack(.presented(.sheet))
    case .lock: return .screen(.root)
    case .note: return .screen(.presented(.fullScreen))
    case .card:
      return .screen(
        .presented(
          .sheet(.height(120), .medium, .large, undimmedThrough: .medium).notDismissable,
          over: .main))
    case .places:
      return .screenInStack(
        .presented(.sheet(.medium, .large, undimmedThrough: .large), over: .main))
    case .cover: return .screenInStack(.curtain)
    case .code: return .screen(.pushed(onto: .cover))
    }
  }

  package var samples: [Shop] {
    [
      .splash, .login, .main, .products, .product(id: 1), .product(id: 2), .reviews(of: 1),
      .account, .order(id: 1), .bag, .checkout, .signIn, .lock, .note, .card,
      .places, .cover, .code,
    ]
  }
}

@MainActor package final class Session {
  package var isSignedIn = false
  /// Whether guards can ask for it; until then they do not answer.
  package var isReachable = true { didSet { if isReachable { answer() } } }
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Returns when it can be reached.
  package func reach() async {
    if !isReachable { await withCheckedContinuation { waiting.append($0) } }
  }

  private func answer() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

package struct ShopGuards: GuardKeeper {
  let session: Session

  package init(session: Session) {
    self.session = session
  }

  package func verdict(on rule: Shop.Guard) async -> Verdict<Shop> {
    await session.reach()
    switch rule {
    case .signedIn: return session.isSignedIn ? .allow : .detour(to: .signIn)
    case .online: return .allow
    }
  }
}
