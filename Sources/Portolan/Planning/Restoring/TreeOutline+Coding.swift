extension TreeOutline: Codable where Name: Codable {
  private enum Key: String, CodingKey {
    case parts, parents, kinds, names, placed, places, selected, collapsed, modelled, models
  }

  /// Reads columns, a list for each property: a fraction of the time of a list of elements.
  ///
  /// It checks the structure: each parent comes before its children, and each layer has its root.
  package init(from decoder: any Decoder) throws {
    let columns = try decoder.container(keyedBy: Key.self)
    func fail(_ key: Key) -> DecodingError {
      .dataCorruptedError(forKey: key, in: columns, debugDescription: "not as the format says")
    }
    parts = try columns.decode([[Layer]].self, forKey: .parts)
    let parents = try columns.decode([Int].self, forKey: .parents)
    let kinds = Array(try columns.decode(String.self, forKey: .kinds).utf8)
    let names = try columns.decode([Name?].self, forKey: .names)
    guard kinds.count == parents.count, names.count == parents.count else { throw fail(.kinds) }
    elements.reserveCapacity(parents.count)
    for (place, parent) in parents.enumerated() {
      guard let kind = NodeKind(letter: kinds[place]) else { throw fail(.kinds) }
      guard parent >= -1, parent < place, parent < 0 || elements[parent].kind.rules != nil else {
        throw fail(.parents)
      }
      elements.append(
        Element(
          parent: parent < 0 ? nil : parent, kind: kind, name: names[place], place: nil,
          isSelected: false, isCollapsed: false))
    }
    func set(_ key: Key, _ change: (Int, inout Element) -> Void) throws {
      for (order, place) in try columns.decode([Int].self, forKey: key).enumerated() {
        guard elements.indices.contains(place) else { throw fail(key) }
        change(order, &elements[place])
      }
    }
    let places = try columns.decode([Name].self, forKey: .places)
    try set(.placed) { order, element in
      if order < places.count { element.place = places[order] }
    }
    let models = try columns.decodeIfPresent([SavedModels].self, forKey: .models) ?? []
    if !models.isEmpty {
      try set(.modelled) { order, element in
        if order < models.count { element.models = models[order] }
      }
    }
    try set(.selected) { $1.isSelected = true }
    try set(.collapsed) { $1.isCollapsed = true }
    let roots = elements.indices.filter { elements[$0].parent == nil }
    guard !parts.isEmpty, parts.dropFirst().allSatisfy({ !$0.isEmpty }),
      parts.joined().map(\.root) == roots
    else { throw fail(.parts) }
  }

  package func encode(to encoder: any Encoder) throws {
    var columns = encoder.container(keyedBy: Key.self)
    func places(where isMeant: (Element) -> Bool) -> [Int] {
      elements.indices.filter { isMeant(elements[$0]) }
    }
    try columns.encode(parts, forKey: .parts)
    try columns.encode(elements.map { $0.parent ?? -1 }, forKey: .parents)
    try columns.encode(
      String(decoding: elements.map(\.kind.letter), as: UTF8.self), forKey: .kinds)
    try columns.encode(elements.map(\.name), forKey: .names)
    try columns.encode(places { $0.place != nil }, forKey: .placed)
    try columns.encode(elements.compactMap(\.place), forKey: .places)
    let modelled = places { !$0.models.isEmpty }
    if !modelled.isEmpty {
      try columns.encode(modelled, forKey: .modelled)
      try columns.encode(modelled.map { elements[$0].models }, forKey: .models)
    }
    try columns.encode(places(where: \.isSelected), forKey: .selected)
    try columns.encode(places(where: \.isCollapsed), forKey: .collapsed)
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

extension TreeOutline.Layer: Codable {
  private enum Key: String, CodingKey { case style, root }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    root = try fields.decode(Int.self, forKey: .root)
    // A style of another version of the app loses its layer, but no layer beneath it.
    do { style = try fields.decodeIfPresent(PresentationStyle.self, forKey: .style) } catch {
      style = nil
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(style, forKey: .style)
    try fields.encode(root, forKey: .root)
  }
}
