/// A tree without its nodes' ids: what stood where, to be built again.
///
/// The elements are a flat list, each after what it stands in, so that it cannot hold a circle and
/// is read without recursion. A name is what stands for an element: a number on disk, a route when
/// it was read.
package struct TreeOutline<Name: Hashable & Sendable>: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    /// Nil for the base content, for what other code presented, and when it cannot be read.
    let style: PresentationStyle?
    /// The place of its root among the elements.
    let root: Int
  }

  package struct Element: Hashable, Sendable {
    /// The place among the elements of what it stands in; nil for a layer's root.
    let parent: Int?
    let kind: NodeKind
    /// Nil for a stack that needs no route, and for screens of other code.
    let name: Name?
    /// What the map listed where it stands; nil elsewhere than in containers with members.
    var place: Name?
    /// Whether it is the one that its container shows.
    var isSelected: Bool
    /// Whether a split shows one column at a time.
    var isCollapsed: Bool
    /// What was saved of its models.
    var models: SavedModels = [:]
  }

  /// What is open, then the parts that are kept, the last kept last.
  var parts: [[Layer]] = [[]]
  var elements: [Element] = []

  /// The same without the names of what popovers point at and without models, for a log.
  var redacted: Self {
    var outline = self
    for place in outline.elements.indices { outline.elements[place].models = [:] }
    outline.parts = parts.map { part in
      part.map { Layer(style: $0.style?.withoutSource, root: $0.root) }
    }
    return outline
  }

  func map<Other>(_ transform: (Name) throws -> Other) rethrows -> TreeOutline<Other> {
    try TreeOutline<Other>(
      parts: parts.map { part in
        part.map { TreeOutline<Other>.Layer(style: $0.style, root: $0.root) }
      },
      elements: elements.map { element in
        try TreeOutline<Other>.Element(
          parent: element.parent, kind: element.kind, name: element.name.map(transform),
          place: element.place.map(transform), isSelected: element.isSelected,
          isCollapsed: element.isCollapsed, models: element.models)
      })
  }
}

/// What an element of a saved tree is called today.
package enum SavedName<Route: Hashable & Sendable>: Hashable, Sendable {
  case known(Route)
  // Rare, and apart, so that all others are one reference wide.
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
