public import Portolan
import PortolanLinks

extension NavigationFeature {
  /// The account as an app takes it in.
  ///
  /// - Parameters:
  ///   - tabs: Whose member the account is.
  ///   - scheme: The scheme of the app's links.
  ///   - session: Who is signed in.
  /// - Returns: What a navigator needs to know of the module.
  public static func account(
    in tabs: some NavigationRoute, scheme: String, session: Session
  ) -> NavigationFeature {
    NavigationFeature(
      AccountMap(tabs: tabs), guards: AccountKeeper(session: session),
      links: LinkTable(schemes: [scheme]) {
        LinkPattern("/account", .account)
        LinkPattern("/sign-in", .signIn)
      })
  }
}
