extension LinkTable {
  /// The same links for outputs of another type: `make` gives the new one, and `back` the old one
  /// again, or nil for one that this table did not make.
  package func map<New: Sendable>(
    _ make: @escaping @Sendable (Output) -> New, back: @escaping @Sendable (New) -> Output?
  ) -> LinkTable<New> {
    let printers = printers
    return LinkTable<New>(
      engine, ownPatterns.map { $0.map(make, back: back) }, stack: stack.map(make)
    ) { output in
      back(output).map(printers) ?? []
    }
  }

  /// Reads a link as what it leads through, and last what it stands for; see `LinkPattern.through(_:)`.
  package func readCourse(_ link: String) throws(LinkProblem) -> LinkAnswer<[Output]> {
    let reading = try read(link)
    let way = ownPatterns[reading.place.pattern].definition.way
    return reading.answer.map { (way?($0) ?? []) + [$0] }
  }

  /// One table of the patterns of several that have the schemes and hosts of the first.
  package static func joined(_ tables: [LinkTable]) -> LinkTable? {
    guard let first = tables.first else { return nil }
    guard tables.count > 1 else { return first }
    let patterns = tables.flatMap(\.ownPatterns)
    let engine = LinkEngine(
      schemes: first.schemes, hosts: first.hosts, patterns: patterns.map(\.definition))
    let printers = tables.indices.map { index in
      (tables[index].printers, before: tables[..<index].reduce(0) { $0 + $1.ownPatterns.count })
    }
    return LinkTable(engine, patterns, stack: nil) { output in
      printers.flatMap { own, before in own(output).map { before + $0 } }
    }
  }
}

extension LinkPattern {
  fileprivate func map<New>(
    _ make: @escaping @Sendable (Output) -> New, back: @escaping @Sendable (New) -> Output?
  ) -> LinkPattern<New> {
    let definition = definition
    let way = definition.way.map { way -> @Sendable (New) -> [New] in
      { output in back(output).map { way($0).map(make) } ?? [] }
    }
    return LinkPattern<New>(
      LinkPattern<New>.Definition(
        text, aliases: aliases, parameters, definition.rules,
        { definition.answer($0)?.map(make) },
        { output in
          guard let output = back(output) else { return .other }
          switch definition.write(output) {
          case .texts(let texts): return .texts(texts)
          case .other: return .other
          case .unwritable(let slot): return .unwritable(slot)
          }
        }, through: way))
  }
}

extension LinkAnswer {
  /// The same answer with another output.
  package func map<New>(_ make: @escaping @Sendable (Output) -> New) -> LinkAnswer<New> {
    switch self {
    case .output(let output): .output(make(output))
    case .lookUp(let work):
      .lookUp(LinkLookUp(pattern: work.pattern) { try await make(work.run()) })
    }
  }
}
