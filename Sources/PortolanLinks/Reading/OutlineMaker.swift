/// Makes the outlines of one text.
struct OutlineMaker {
  private let syntax: PatternSyntax
  private let main: PatternSyntax
  private let parameters: [PatternParameter]

  init(_ syntax: PatternSyntax, _ main: PatternSyntax, _ parameters: [PatternParameter]) {
    self.syntax = syntax
    self.main = main
    self.parameters = parameters
  }

  func outlines(_ text: String, _ rules: PatternRules) -> [LinkOutline] {
    if let origin = syntax.origin, !origin.isWeb { return [] }
    let host = syntax.origin.map { origin in
      origin.labels.map { label in
        switch label {
        case .word(let word): word.part
        case .parameter(let slot): value(slot)
        }
      }
    }
    return PathVariants.all(of: syntax).map { path in
      LinkOutline(
        text: text, host: host, segments: path.map(parts), items: items, fragment: fragment,
        isCaseSensitive: rules.isCaseSensitive)
    }
  }

  private func parts(of element: PathElement) -> [LinkOutline.Part] {
    switch element {
    case .word(let word): [word.part]
    case .parameter(let slot): [value(slot)]
    case .mixed(let parts):
      parts.map { part in
        switch part {
        case .word(let word): word.part
        case .parameter(let slot): value(slot)
        }
      }
    }
  }

  private var items: [LinkOutline.Item] {
    syntax.query.compactMap { element in
      let name = String(decoding: element.name, as: UTF8.self)
      switch element.value {
      case .word(let word): return LinkOutline.Item(name: name, value: word.part)
      case .parameter(let slot):
        let presence = syntax.presences[slot]
        guard presence == .required || presence == .some else { return nil }
        return LinkOutline.Item(name: name, value: single(slot))
      }
    }
  }

  private var fragment: LinkOutline.Part? {
    switch syntax.fragment {
    case .word(let word)?: word.part
    case .parameter(let slot)?: syntax.presences[slot] == .required ? single(slot) : nil
    case nil: nil
    }
  }

  private func value(_ slot: Int) -> LinkOutline.Part {
    guard syntax.presences[slot].isOpen else { return single(slot) }
    return .open(isNoneAllowed: syntax.presences[slot] == .many, sample: sample(slot))
  }

  private func single(_ slot: Int) -> LinkOutline.Part {
    let shape = parameter(slot).shape
    let words = if case .words(let words) = shape { words } else { [String]() }
    return .value(name: syntax.names[slot], words: words, sample: sample(slot))
  }

  private func parameter(_ slot: Int) -> PatternParameter {
    parameters[main.names.firstIndex(of: syntax.names[slot]) ?? 0]
  }

  private func sample(_ slot: Int) -> String { parameter(slot).sample ?? "x" }
}
