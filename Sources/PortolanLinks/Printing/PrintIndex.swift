/// Which patterns may print an output.
struct PrintIndex<Output: Sendable>: Sendable {
  /// The patterns to try, the more specific ones first.
  let patterns: @Sendable (Output) -> [Int]

  /// For an output the patterns whose example is of its kind, and those without example.
  init<Kind: Hashable & Sendable>(
    _ all: [LinkPattern<Output>], _ engine: LinkEngine, kind: @escaping @Sendable (Output) -> Kind
  ) {
    var byKind: [Kind: [Int]] = [:]
    var others: [Int] = []
    for index in engine.order {
      if let syntax = engine.printed[index]?.syntax,
        let texts = all[index].sampleTexts(for: syntax),
        case .output(let output)? = all[index].definition.answer(texts)
      {
        byKind[kind(output), default: []].append(index)
      } else {
        others.append(index)
      }
    }
    patterns = { [byKind, others] output in (byKind[kind(output)] ?? []) + others }
  }
}

extension LinkPattern {
  /// Texts of an example; nil when a codec has no sample.
  func sampleTexts(for syntax: PatternSyntax) -> [LinkText]? {
    var texts: [LinkText] = []
    for (parameter, presence) in zip(parameters, syntax.presences) {
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
