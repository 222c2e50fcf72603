import Portolan

/// Asks for a sign-in where one is needed; who has no open account is refused.
struct ProductKeeper: GuardKeeper {
  let session: Session

  func verdict(on rule: ProductRoute.Guard) async -> Verdict<ProductRoute> {
    switch rule {
    case .signedIn:
      guard let user = session.user else { return .detour(to: .signIn) }
      return user.isClosed ? .deny("the account is closed") : .allow
    }
  }
}
