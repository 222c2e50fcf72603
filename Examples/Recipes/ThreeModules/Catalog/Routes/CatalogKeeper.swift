import Portolan

/// Lets members see their prices; how one becomes a member is another module's affair.
struct CatalogKeeper: GuardKeeper {
  let isMember: @MainActor () -> Bool
  let otherwise: Verdict<CatalogRoute>

  func verdict(on rule: CatalogRoute.Guard) async -> Verdict<CatalogRoute> {
    switch rule {
    case .member: return isMember() ? .allow : otherwise
    }
  }
}
