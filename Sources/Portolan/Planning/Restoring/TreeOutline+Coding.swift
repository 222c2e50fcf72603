extension TreeOutline: Codable where Name: Codable {
  private enum Key: String, CodingKey {
    case parts, parents, kinds, names, placed, places, selected, collapsed
  }

  /// Reads columns: a list for each property, which takes a fraction of what a list of elements takes.
  ///
  /// What it lets through is in shape: parents come before those that stand in them, and each layer
  /// has its root.
  package init(from decoder: any Decoder) throws {
    let columns = try decoder.container(keyedBy: Key.self)
    func fail(_ key: Key) -> DecodingError {
      .dataCorruptedError(forKey: key, in: columns, debugDescription: "not as the format says")
    }
    parts = try columns.decode([[Layer]].self, forKey: .parts)
    let parents = try columns.decode([Int].self, forKey: .parents)
    let kinds = try columns.decode([String].self, forKey: .kinds)
    let names = try columns.decode([Name?].self, forKey: .names)
    guard kinds.count == parents.count, names.count == parents.count else { throw fail(.kinds) }
    elements.reserveCapacity(parents.count)
    for (place, parent) in parents.enumerated() {
      guard let kind = NodeKind(rawValue: kinds[place]) else { throw fail(.kinds) }
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
    try columns.encode(elements.map(\.kind.rawValue), forKey: .kinds)
    try columns.encode(elements.map(\.name), forKey: .names)
    try columns.encode(places { $0.place != nil }, forKey: .placed)
    try columns.encode(elements.compactMap(\.place), forKey: .places)
    try columns.encode(places(where: \.isSelected), forKey: .selected)
    try columns.encode(places(where: \.isCollapsed), forKey: .collapsed)
  }
}

extension TreeOutline.Layer: Codable {
  private enum Key: String, CodingKey { case style, root }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    root = try fields.decode(Int.self, forKey: .root)
    // A style of another version of the app costs its layer, and nothing beneath it.
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
