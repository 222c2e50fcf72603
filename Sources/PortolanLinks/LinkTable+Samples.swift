extension LinkTable {
  /// An example output of each pattern, in the order in which the table lists the patterns.
  ///
  /// ```swift
  /// var samples: [Shop] { Shop.links.samples }
  /// ```
  ///
  /// Each value is the default of its placeholder, or else the sample of its codec; optional values
  /// are nil, and arrays that may be empty are empty. A pattern is left out if a codec that is
  /// needed has no sample, if its output must be looked up, or if it has a fault.
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
