/// The picture of a tree or a screen, read from its line of text, to be compared part by part.
///
/// ```swift
/// let picture = try Picture("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
/// #expect(picture == Picture(of: navigator.tree))
/// ```
///
/// `⇧` separates layers, `›` the screens of a stack, and `|` the members of a container; `*` marks
/// the selected member and `…` a slot, which the user has not visited. The brackets of tabs are
/// `[]`, those of pages `<>` and those of a split `{}`, with `>` between its columns if only one is
/// visible. Parts with the same text are equal: `bag(item)` may be a stack `bag` with one screen,
/// or a screen `bag` with a value.
public struct Picture: Hashable, Sendable {
  /// The base content or a modal over it.
  public struct Layer: Hashable, Sendable {
    /// The name of the layer's presentation style; nil for the base content.
    public let style: String?
    /// The screen or container in the layer.
    public let content: Element
  }

  /// A screen, a slot, a stack, or a container with its members.
  public indirect enum Element: Hashable, Sendable {
    /// A screen, by its route.
    case screen(String)
    /// A slot, by the route of the member that the user has not visited.
    case slot(String)
    /// A stack: its route, or nil without one, and its elements, the first screen first.
    case stack(name: String?, [Element])
    /// A container with its route and members; `Enclosure` is its kind.
    case members(Enclosure, name: String, [Member])
  }

  /// A member of a container.
  public struct Member: Hashable, Sendable {
    /// Whether the member is selected.
    public let isSelected: Bool
    /// The member's screen, container or slot.
    public let element: Element
  }

  /// The kind of a container; each kind has its own brackets or separator.
  public enum Enclosure: Hashable, Sendable, CaseIterable {
    /// Tabs: `main[*a | b]`. Or a container of the app's own, with the name of its adapter:
    /// `main#Menu[*a | b]`.
    case members
    /// Pages: `tour<*a | b>`.
    case pages
    /// A split with all columns visible: `mail{*a | b}`.
    case split
    /// A collapsed split, with one column visible: `mail{a > *b}`.
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

  /// The layers, base content first; empty without a screen.
  public let layers: [Layer]

  init(layers: [Layer]) {
    self.layers = layers
  }
}

extension Picture: CustomStringConvertible {
  /// The picture as a line of text; empty without layers.
  public var description: String {
    layers.map { layer in
      guard let style = layer.style else { return "\(layer.content)" }
      // A stack without a route needs no brackets when it is alone in its layer.
      guard case .stack(nil, let elements) = layer.content else {
        return "\(style) (\(layer.content))"
      }
      return "\(style) (\(Element.chain(elements)))"
    }.joined(separator: " ⇧ ")
  }
}

extension Picture.Element: CustomStringConvertible {
  /// The element as text: its part of the picture's line.
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
