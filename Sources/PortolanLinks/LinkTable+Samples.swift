extension LinkTable {
  /// An example output of each pattern, made from the samples of the codecs of its placeholders, in
  /// the order of the table.
  ///
  /// ```swift
  /// var samples: [Shop] { Shop.links.samples }
  /// ```
  ///
  /// A pattern is left out when one of its codecs has no sample, when its output must be looked up,
  /// or when it has a fault.
  public var samples: [Output] {
    ownPatterns.enumerated().compactMap { index, pattern in
      guard let text = engine.printed[index]?.text,
        let texts = pattern.sampleTexts(for: text.syntax.presences),
        case .output(let output)? = pattern.definition.answer(texts)
      else { return nil }
      return output
    }
  }
}
