import Portolan

/// The app whose log stands in the documentation; its offers may be logged with their values.
enum Kiosk: NavigationRoute {
  case main, shelf, account, signIn
  case item(id: Int)
  case offer(code: String)

  enum Guard: Hashable, Sendable { case signedIn }

  static var name: String { "Shop" }
  var isLoggable: Bool { if case .offer = self { true } else { false } }
}

struct KioskMap: NavigationMap {
  var samples: [Kiosk] {
    [.main, .shelf, .account, .signIn, .item(id: 1), .item(id: 2), .offer(code: "any")]
  }

  func destination(for route: Kiosk) -> Destination<Kiosk> {
    switch route {
    case .main: return .tabs([.shelf, .account], .root)
    case .shelf: return .stack(.member(of: .main))
    case .account: return .stack(.member(of: .main), guards: [.signedIn])
    case .signIn: return .stack(.presented(.sheet))
    case .item, .offer: return .screen(.pushed(onto: .shelf))
    }
  }
}

/// Knows whether somebody is signed in.
@MainActor final class KioskKeeper: GuardKeeper {
  var isSignedIn = false

  func verdict(on rule: Kiosk.Guard) async -> Verdict<Kiosk> {
    isSignedIn ? .allow : .detour(to: .signIn)
  }
}
