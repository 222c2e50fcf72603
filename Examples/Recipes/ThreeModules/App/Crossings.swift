public import Account
public import Catalog
import Help
import Portolan

/// What leads from one module into another, at one glance: the modules do not know each other.
@MainActor public struct Crossings {
  let scene: SceneNavigator

  /// Goes where an event of the catalog leads.
  public func handle(_ event: CatalogEvent) {
    switch event {
    case .signInWanted: scene.of(AccountRoute.self).show(.signIn)
    case .helpWanted: scene.of(HelpRoute.self).show(.topics)
    }
  }

  /// Goes where an event of the account leads.
  public func handle(_ event: AccountEvent) {
    switch event {
    case .productWanted(let id): scene.of(CatalogRoute.self).show(.product(id: id))
    case .signedOut: Task { await scene.revalidate() }
    }
  }
}
