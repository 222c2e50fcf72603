public import Portolan

extension NavigationFeature {
  /// The catalog as an app takes it in; what it needs of others are holes that the app fills.
  ///
  /// - Parameters:
  ///   - tabs: Whose member the catalog is.
  ///   - scheme: The scheme of the app's links.
  ///   - isMember: Whether the user may see prices for members.
  ///   - otherwise: What is to be done for who is no member, a detour to a sign-in for example.
  /// - Returns: What a navigator needs to know of the module.
  public static func catalog(
    in tabs: some NavigationRoute, scheme: String, isMember: @escaping @MainActor () -> Bool,
    otherwise: Verdict<CatalogRoute>
  ) -> NavigationFeature {
    NavigationFeature(
      CatalogMap(tabs: tabs), guards: CatalogKeeper(isMember: isMember, otherwise: otherwise),
      links: .catalog(scheme: scheme))
  }
}
