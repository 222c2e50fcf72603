/// A tree without the ids of its nodes, from which it can be built again.
///
/// The elements are a flat list, each after its parent, so it can hold no cycle and is read without
/// recursion. On disk a name is a number, in memory a route.
package struct TreeOutline<Name: Hashable & Sendable>: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    /// Nil for the base content and for foreign layers, and when the style cannot be read.
    let style: PresentationStyle?
    /// The index of its root among the elements.
    let root: Int
  }

  package struct Element: Hashable, Sendable {
    /// The index of its parent among the elements; nil for a layer's root.
    let parent: Int?
    let kind: NodeKind
    /// Nil for a stack without a route, and for foreign screens.
    let name: Name?
    /// The member that the map listed at its position; nil outside containers with members.
    var listed: Name?
    /// Whether the container shows the element.
    var isSelected: Bool
    /// Whether a split shows one column at a time.
    var isCollapsed: Bool
    /// The saved models of the screen.
    var models: SavedModels = [:]
  }

  /// The open part, then the kept ones (in memory behind it); the one replaced last comes last.
  var parts: [[Layer]] = [[]]
  var elements: [Element] = []

  /// The same outline without the names of popovers' sources and without models, for a log.
  package var redacted: Self {
    var outline = self
    for index in outline.elements.indices { outline.elements[index].models = [:] }
    outline.parts = parts.map { part in
      part.map { Layer(style: $0.style?.withoutSource, root: $0.root) }
    }
    return outline
  }

  package func map<Other>(_ transform: (Name) throws -> Other) rethrows -> TreeOutline<Other> {
    try TreeOutline<Other>(
      parts: parts.map { part in
        part.map { TreeOutline<Other>.Layer(style: $0.style, root: $0.root) }
      },
      elements: elements.map { element in
        try TreeOutline<Other>.Element(
          parent: element.parent, kind: element.kind, name: element.name.map(transform),
          listed: element.listed.map(transform), isSelected: element.isSelected,
          isCollapsed: element.isCollapsed, models: element.models)
      })
  }
}

/// The route of a saved element, or the reason why the element cannot be restored.
package enum SavedName<Route: Hashable & Sendable>: Hashable, Sendable {
  case known(Route)
  // `lost` is rare, so it is indirect: a known route then has the size of one reference.
  indirect case lost(RestorationReport.Reason, RouteLabel)

  package func map<Other>(_ form: (Route) throws -> Other) rethrows -> SavedName<Other> {
    switch self {
    case .known(let route): return try .known(form(route))
    case .lost(let reason, let label): return .lost(reason, label)
    }
  }
}

extension SavedName<AnyRoute> {
  var label: RouteLabel {
    switch self {
    case .known(let route): return route.label
    case .lost(_, let label): return label
    }
  }
}

extension SavedName: Codable where Route: Codable {}

extension TreeOutline: Codable where Name: Codable {
  private enum Key: String, CodingKey { case names }

  /// Reads the columns, and the list of names to which the columns' numbers refer.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let names = try fields.decode([Name].self, forKey: .names)
    self = try OutlineColumns(from: decoder).outline(at: decoder.codingPath).map { number in
      guard names.indices.contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .names, in: fields, debugDescription: "a name that is not listed")
      }
      return names[number]
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    var numbers: [Name: Int] = [:]
    var names: [Name] = []
    let outline = map { name in
      if let number = numbers[name] { return number }
      numbers[name] = names.count
      names.append(name)
      return names.count - 1
    }
    try fields.encode(names, forKey: .names)
    try OutlineColumns(outline).encode(to: encoder)
  }
}

extension TreeOutline.Layer: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    root = try fields.decode(Int.self, forKey: .root)
    // A style that this version of the app cannot read costs that layer, but none beneath it.
    style = try fields.decodeIfPresent(Attempt<PresentationStyle>.self, forKey: .style)?.value
  }
}

/// A value, or nil when it cannot be read, so that reading continues after it.
struct Attempt<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    // Only this value is left out, such as data of a newer version of the app.
    do { value = try Value(from: decoder) } catch { value = nil }
  }
}
