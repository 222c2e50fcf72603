extension LinkTable
where Output: CaseIterable & RawRepresentable & Equatable, Output.RawValue == String {
  /// Makes the table of an enum of strings: each raw value is the path of a link.
  ///
  /// ```swift
  /// enum Five: String, CaseIterable, NavigationRoute { case root, first, second, third, fourth }
  /// let links = LinkTable<Five>(schemes: ["five"], pathOf: .root)
  /// try links.readChain("five://first/second")  // [.first, .second]
  /// ```
  ///
  /// A raw value with slashes takes several segments. A table without schemes and hosts reads and
  /// prints paths only.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; without hosts, links are printed with the first scheme.
  ///   - hosts: The hosts whose `https` links the app reads; links are printed with the first host.
  ///   - stack: The first screen of a stack, if the words of each link are the path of that stack;
  ///     nil if each link is one word.
  public init(schemes: [String] = [], hosts: [String] = [], pathOf stack: Output? = nil) {
    self.init(schemes: schemes, hosts: hosts, pathOf: stack) {
      for output in Output.allCases {
        let segments = output.rawValue.split(separator: "/").map { String($0).segmentEncoded }
        LinkPattern("/" + segments.joined(separator: "/"), output)
      }
    }
  }
}
