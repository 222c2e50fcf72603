/// A tree outline as it is written: one list (a column) for each property of its elements.
///
/// Columns are read in a fraction of the time of a list of elements.
struct OutlineColumns: Codable {
  private var parts: [[TreeOutline.Layer]]
  private var parents: NumberColumn
  private var kinds: String
  private var named: NumberColumn
  private var placed: NumberColumn
  private var places: NumberColumn
  private var selected: NumberColumn
  private var collapsed: NumberColumn
  private var modelled: NumberColumn?
  private var models: [SavedModels]?

  init(_ outline: TreeOutline) {
    let elements = outline.elements
    func places(where isMeant: (TreeOutline.Element) -> Bool) -> NumberColumn {
      NumberColumn(elements.indices.filter { isMeant(elements[$0]) })
    }
    parts = outline.parts
    parents = NumberColumn(elements.map { $0.parent ?? NumberColumn.none })
    kinds = String(decoding: elements.map(\.kind.letter), as: UTF8.self)
    named = NumberColumn(elements.map { $0.name ?? NumberColumn.none })
    placed = places { $0.listed != nil }
    self.places = NumberColumn(elements.compactMap(\.listed))
    selected = places(where: \.isSelected)
    collapsed = places(where: \.isCollapsed)
    let models = elements.map(\.models).filter { !$0.isEmpty }
    if !models.isEmpty {
      modelled = places { !$0.models.isEmpty }
      self.models = models
    }
  }

  /// The outline of these columns.
  ///
  /// It throws unless each parent comes before its children, and each layer has its root.
  func outline(at path: [any CodingKey]) throws -> TreeOutline {
    func fail(_ key: CodingKeys) -> DecodingError {
      .dataCorrupted(.init(codingPath: path + [key], debugDescription: "not as the format says"))
    }
    var outline = TreeOutline(parts: parts)
    outline.elements = try elements(fail)
    func set(
      _ key: CodingKeys, _ column: NumberColumn?,
      _ change: (Int, inout TreeOutline.Element) -> Void
    ) throws {
      for (order, index) in (column?.numbers ?? []).enumerated() {
        guard outline.elements.indices.contains(index) else { throw fail(key) }
        change(order, &outline.elements[index])
      }
    }
    let places = places.numbers
    try set(.placed, placed) { order, element in
      if order < places.count, places[order] >= 0 { element.listed = places[order] }
    }
    let models = models ?? []
    try set(.modelled, modelled) { order, element in
      if order < models.count { element.models = models[order] }
    }
    try set(.selected, selected) { $1.isSelected = true }
    try set(.collapsed, collapsed) { $1.isCollapsed = true }
    let roots = outline.elements.indices.filter { outline.elements[$0].parent == nil }
    guard !parts.isEmpty, parts.dropFirst().allSatisfy({ !$0.isEmpty }),
      parts.joined().map(\.root) == roots
    else { throw fail(.parts) }
    return outline
  }

  /// The elements, with their parents, kinds and names only.
  private func elements(
    _ fail: (CodingKeys) -> DecodingError
  ) throws -> [TreeOutline.Element] {
    let (parents, named, kinds) = (parents.numbers, named.numbers, Array(kinds.utf8))
    guard kinds.count == parents.count, named.count == parents.count else { throw fail(.kinds) }
    var elements: [TreeOutline.Element] = []
    elements.reserveCapacity(parents.count)
    for (index, parent) in parents.enumerated() {
      guard let kind = NodeKind(letter: kinds[index]) else { throw fail(.kinds) }
      guard parent < index, parent < 0 || elements[parent].kind.behavior != nil else {
        throw fail(.parents)
      }
      elements.append(
        TreeOutline.Element(
          parent: parent < 0 ? nil : parent, kind: kind,
          name: named[index] < 0 ? nil : named[index], listed: nil, isSelected: false,
          isCollapsed: false))
    }
    return elements
  }
}

extension NodeKind {
  /// The letter of a kind in an outline.
  fileprivate var letter: UInt8 {
    switch self {
    case .screen: return UInt8(ascii: "s")
    case .stack: return UInt8(ascii: "k")
    case .tabs: return UInt8(ascii: "t")
    case .pages: return UInt8(ascii: "p")
    case .split: return UInt8(ascii: "l")
    case .custom: return UInt8(ascii: "c")
    case .foreign: return UInt8(ascii: "f")
    }
  }

  fileprivate init?(letter: UInt8) {
    guard let kind = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = kind
  }
}
