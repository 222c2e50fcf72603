/// Which patterns may print an output.
struct PrintIndex<Output: Sendable>: Sendable {
  /// The patterns to try, the more specific ones first.
  let patterns: @Sendable (Output) -> [Int]

  /// For an output the patterns whose example is of its kind, and those without example.
  init<Kind: Hashable & Sendable>(
    _ all: [LinkPattern<Output>], _ engine: LinkEngine, kind: @escaping @Sendable (Output) -> Kind
  ) {
    // Most kinds have one pattern, and a table of thousands is made in a moment.
    var (ones, several): ([Kind: Int], [Kind: [Int]]) = ([:], [:])
    var others: [Int] = []
    ones.reserveCapacity(all.count)
    for index in all.indices {
      guard let text = engine.printed[index]?.text else { continue }
      guard let texts = all[index].sampleTexts(for: text.syntax.presences),
        case .output(let output)? = all[index].definition.answer(texts)
      else {
        others.append(index)
        continue
      }
      let kind = kind(output)
      if let one = ones.updateValue(index, forKey: kind) {
        several[kind, default: [one]].append(index)
      }
    }
    several = several.mapValues(engine.inOrder)
    others = engine.inOrder(others)
    patterns = { [ones, several, others] output in
      let kind = kind(output)
      return (several[kind] ?? ones[kind].map { [$0] } ?? []) + others
    }
  }
}

extension LinkPattern {
  /// Texts of an example; nil when a codec has no sample.
  func sampleTexts(for presences: [Presence]) -> [LinkText]? {
    var texts: [LinkText] = []
    texts.reserveCapacity(parameters.count)
    for (parameter, presence) in zip(parameters, presences) {
      switch presence {
      case .defaulted(let text): texts.append(.one(text))
      case .optional: texts.append(.absent)
      case .many: texts.append(.many([]))
      case .required, .rest, .some:
        guard let sample = parameter.sample else { return nil }
        texts.append(presence == .some ? .many([sample]) : .one(sample))
      }
    }
    return texts
  }
}
