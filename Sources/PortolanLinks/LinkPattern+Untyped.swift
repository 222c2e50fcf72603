extension LinkPattern where Output == UntypedLink {
  /// Makes a pattern from its text alone: each placeholder reads any text.
  ///
  /// ```swift
  /// let links = LinkTable<UntypedLink>(hosts: ["shop.example"]) {
  ///   for line in lines { LinkPattern(untyped: line) }
  /// }
  /// try links.read("https://shop.example/products/3").output?.values  // id: 3
  /// ```
  ///
  /// - Parameter text: The text of the links, with placeholders in braces.
  public init(untyped text: String) {
    // What is wrong with the text is found when the table is made.
    let placeholders = (try? PatternTokens(text))?.placeholders ?? []
    let names = placeholders.map(\.name)
    self.init(
      text,
      parameters: placeholders.map { placeholder in
        switch placeholder.presence.arity {
        case .one, .impossible: PatternParameter(String.linkCodec)
        case .optional: PatternParameter(String.linkCodec.optional)
        case .many: PatternParameter(String.linkCodec.list)
        }
      },
      answer: { texts in
        let values = zip(names, texts).map { UntypedLink.Value(name: $0, text: $1) }
        return .output(UntypedLink(pattern: text, values: values))
      },
      write: { $0.pattern == text ? .texts($0.values.map(\.text)) : .other })
  }
}
