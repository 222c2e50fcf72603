/// The picture of a tree or a screen, read from its line of text, to be compared part by part.
///
/// ```swift
/// let picture = try Picture("main[*(products › product(7)) | account…] ⇧ sheet (bag)")
/// #expect(picture == Picture(of: navigator.tree))
/// ```
///
/// `⇧` separates layers, `›` the elements of a stack, and `|` the members of a container; `*` marks
/// the selected member and `…` a slot that was never entered. Tabs stand in `[…]`, pages in `<…>`,
/// a split in `{…}`, with `>` between columns of which one is visible. Parts with the same text are
/// equal: a stack with a route and a single element reads as a screen with a value.
public struct Picture: Hashable, Sendable {
  /// The base content or a modal over it.
  public struct Layer: Hashable, Sendable {
    /// The name of its presentation style; nil for the base content.
    public let style: String?
    /// Its screen or container.
    public let content: Element
  }

  /// A screen, a slot, or a container with its parts.
  public indirect enum Element: Hashable, Sendable {
    /// A screen, by its route.
    case screen(String)
    /// A member that was never entered.
    case slot(String)
    /// A stack, with its route when it has one, and its elements.
    case stack(name: String?, [Element])
    /// A container with members beside each other.
    case members(Enclosure, name: String, [Member])
  }

  /// A member of a container.
  public struct Member: Hashable, Sendable {
    /// Whether it is selected.
    public let isSelected: Bool
    /// Its screen, container or slot.
    public let element: Element
  }

  /// The brackets and separators of a container's members.
  public enum Enclosure: Hashable, Sendable, CaseIterable {
    /// Tabs, or a container of the app's own with its name: `main[*a | b]`, `main#Menu[*a | b]`.
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
  /// The one line of text.
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
  /// Its part of the line.
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
