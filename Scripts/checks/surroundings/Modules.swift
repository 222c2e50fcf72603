import Foundation
import Portolan

let url = URL(filePath: "/")
@MainActor func openInBrowser(_ url: URL) {}

/// Products by their names, at a server.
struct Directory: Sendable { func id(of name: String) async throws -> Int { 7 } }
let directory = Directory()
struct Unauthorized: Error {}

/// Modules that the examples put together.
enum AppRoute: NavigationRoute { case main }

struct AppMap: NavigationMap {
  func destination(for route: AppRoute) -> RouteDestination<AppRoute> { .screen(.root) }
}

enum CatalogRoute: NavigationRoute {
  case products, product(id: Int)
  enum Guard: Hashable, Sendable { case member }
}

struct CatalogMap: NavigationMap {
  let tabs: any NavigationRoute
  func destination(for route: CatalogRoute) -> RouteDestination<CatalogRoute> {
    .screenInStack(.member(of: tabs))
  }
}

struct CatalogKeeper: GuardKeeper {
  let isMember: @MainActor () -> Bool
  let otherwise: Verdict<CatalogRoute>
  func verdict(on rule: CatalogRoute.Guard) async -> Verdict<CatalogRoute> { otherwise }
}

enum AccountRoute: NavigationRoute { case account, signIn }

struct AccountMap: NavigationMap {
  func destination(for route: AccountRoute) -> RouteDestination<AccountRoute> { .screen(.root) }
}

extension NavigationFeature {
  static func account(in tabs: some NavigationRoute, session: Session) -> NavigationFeature {
    NavigationFeature(AccountMap())
  }
}

/// What an app shows before anybody has signed in.
enum Entry: NavigationRoute { case splash, signIn }

struct AppGuards: GuardKeeper {
  init(_ session: Session) {}
  func verdict(on rule: Shop.Guard) async -> Verdict<Shop> { .allow }
}
