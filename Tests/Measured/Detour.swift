import Portolan

/// Shows a screen whose guard asks for a sign-in first, when the first argument is `show`; `Scripts/measure` counts
/// the code that this runs and that the same program without the request does not.
@main @MainActor struct Detour {
  static func main() async throws {
    let session = Session()
    let navigator = Navigator(BankMap(), guards: BankKeeper(session: session))
    navigator.show(.offers)
    guard CommandLine.arguments.dropFirst().first == "show" else { return }
    let request = navigator.show(.account)
    while navigator.tree.node(of: Bank.signIn) == nil { await Task.yield() }
    session.isOpen = true
    navigator.back()
    _ = try await request.arrival()
  }
}

@MainActor private final class Session {
  var isOpen = false
}

private enum Bank: NavigationRoute {
  case main, offers, account, signIn

  enum Guard: Hashable, Sendable { case signedIn }
}

private struct BankMap: NavigationMap {
  func destination(for route: Bank) -> RouteDestination<Bank> {
    switch route {
    case .main: return .tabs([.offers, .account], .root)
    case .offers: return .screenInStack(.member(of: .main))
    case .account: return .screenInStack(.member(of: .main), guards: [.signedIn])
    case .signIn: return .screenInStack(.presented(.sheet))
    }
  }
}

private struct BankKeeper: GuardKeeper {
  let session: Session

  func verdict(on rule: Bank.Guard) async -> Verdict<Bank> {
    await session.isOpen ? .allow : .detour(to: .signIn)
  }
}
