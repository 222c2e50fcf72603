extension LinkTable where R: CaseIterable & RawRepresentable, R.RawValue == String {
  /// The table of an enum of strings: each raw value is a pattern.
  ///
  /// ```swift
  /// enum Five: String, CaseIterable, NavigationRoute { case root, first, second, third, fourth }
  /// let links = LinkTable<Five>(schemes: ["five"], pathOf: .root)
  /// // navigator.open(five://first/second), navigator.stack(.root).set("first/second")
  /// ```
  ///
  /// A raw value with slashes takes several elements of a path. Without schemes and hosts the
  /// table is for paths in code alone.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; capitals mean nothing, here and in links.
  ///   - hosts: The hosts whose `https` links the app claims; likewise.
  ///   - stack: The first screen of a stack, when each link is to set the path of that stack.
  public init(schemes: [String] = [], hosts: [String] = [], pathOf stack: R? = nil) {
    self.init(
      schemes: schemes, hosts: hosts, stack: stack,
      patterns: R.allCases.map { route in LinkPattern(route.rawValue) { _ in route } })
  }
}
