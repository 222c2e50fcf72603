extension LinkTable {
  /// One output of each pattern, made of the samples of its codecs, in the order of the declaration.
  ///
  /// ```swift
  /// var samples: [Shop] { Shop.links.samples }
  /// ```
  ///
  /// A pattern has none when a codec has no sample, when its output must be looked up, or when there is a
  /// fault in it.
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
