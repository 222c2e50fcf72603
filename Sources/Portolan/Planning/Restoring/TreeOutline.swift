/// A tree without the ids of its nodes, from which the tree can be built again.
///
/// The elements are a flat list, each after its parent, so an outline cannot contain a cycle and is
/// read without recursion.
package struct TreeOutline: Hashable, Sendable {
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
    /// The number of its route; nil for a stack without a route, and for foreign screens.
    let name: Int?
    /// The number of the member that the map listed at its position; nil outside containers with
    /// members.
    var listed: Int?
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

  /// Whether each route's number is below `count`.
  func names(below count: Int) -> Bool {
    elements.allSatisfy { ($0.name ?? 0) < count && ($0.listed ?? 0) < count }
  }

  /// The same outline without the names of popovers' sources and without models, for a log.
  package var redacted: Self {
    var outline = self
    for index in outline.elements.indices { outline.elements[index].models = [:] }
    outline.parts = parts.map { part in
      part.map { Layer(style: $0.style?.withoutSource, root: $0.root) }
    }
    return outline
  }
}

extension TreeOutline: Codable {
  /// Reads the columns; throws unless they are in shape.
  package init(from decoder: any Decoder) throws {
    self = try OutlineColumns(from: decoder).outline(at: decoder.codingPath)
  }

  package func encode(to encoder: any Encoder) throws {
    try OutlineColumns(self).encode(to: encoder)
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
