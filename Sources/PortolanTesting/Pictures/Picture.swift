/// What is shown, read from its one line of text, to be compared part by part.
///
/// ```swift
/// let picture = try Picture("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
/// #expect(picture == Picture(of: navigator.tree))
/// ```
///
/// Layers stand one over the other with `⇧`, the elements of a stack behind each other with `›`,
/// the members of a container beside each other with `|`; `*` marks what is selected and `…` a
/// slot that was never entered. Tabs stand in `[…]`, pages in `<…>`, a split in `{…}`, with `>` between
/// columns of which one is seen. What a text cannot tell apart is one: a stack with a route and a
/// single element reads as a screen with a value.
public struct Picture: Hashable, Sendable {
  /// The base content or a modal over it.
  public struct Layer: Hashable, Sendable {
    /// The word for how it is presented; nil for the base content.
    public let style: String?
    /// What stands in it.
    public let content: Element
  }

  /// A screen, a slot or a container with what stands in it.
  public indirect enum Element: Hashable, Sendable {
    /// A screen, by its route.
    case screen(String)
    /// A member that was never entered.
    case slot(String)
    /// A stack, with its route when it has one, and its elements.
    case stack(name: String?, [Element])
    /// A container whose members stand beside each other.
    case members(Enclosure, name: String, [Member])
  }

  /// A place of a container.
  public struct Member: Hashable, Sendable {
    /// Whether it is what the container shows.
    public let isSelected: Bool
    /// What stands there.
    public let element: Element
  }

  /// What the members of a container are enclosed by and what stands between them.
  public enum Enclosure: Hashable, Sendable, CaseIterable {
    /// Tabs, or a container of the app's own with its name: `main[*a | b]`, `main#Menu[*a | b]`.
    case members
    /// Pages: `tour<*a | b>`.
    case pages
    /// A split whose columns are all seen: `mail{*a | b}`.
    case split
    /// A collapsed split, of which one column is seen: `mail{a > *b}`.
    case columns

    var open: Character {
      switch self {
      case .members: return "["
      case .pages: return "<"
      case .split, .columns: return "{"
      }
    }

    var close: Character {
      switch self {
      case .members: return "]"
      case .pages: return ">"
      case .split, .columns: return "}"
      }
    }

    var separator: String { self == .columns ? " > " : " | " }
  }

  /// The layers, base content first; none when nothing is shown.
  public let layers: [Layer]

  init(layers: [Layer]) {
    self.layers = layers
  }
}

extension Picture: CustomStringConvertible {
  /// The one line of text.
  public var description: String {
    layers.map { layer in
      guard let style = layer.style else { return "\(layer.content)" }
      // A stack that needs no route and stands alone in its layer needs no brackets either.
      guard case .stack(nil, let elements) = layer.content else {
        return "\(style) (\(layer.content))"
      }
      return "\(style) (\(Element.chain(elements)))"
    }.joined(separator: " ⇧ ")
  }
}

extension Picture.Element: CustomStringConvertible {
  /// The part of the line that stands for it.
  public var description: String {
    switch self {
    case .screen(let name): return name
    case .slot(let name): return name + "…"
    case .stack(let name, let elements): return "\(name ?? "")(\(Self.chain(elements)))"
    case .members(let enclosure, let name, let members):
      let text = members.map { ($0.isSelected ? "*" : "") + "\($0.element)" }
      return
        "\(name)\(enclosure.open)\(text.joined(separator: enclosure.separator))\(enclosure.close)"
    }
  }

  static func chain(_ elements: [Self]) -> String {
    elements.map(\.description).joined(separator: " › ")
  }
}
