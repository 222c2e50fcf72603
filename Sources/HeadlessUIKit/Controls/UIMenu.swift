internal import Foundation

/// A list of elements that is offered together.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  private let elements: [UIMenuElement]
  private let name: Identifier
  private let kind: Options

  init(
    text: String, picture: UIImage?, name: Identifier?, kind: Options, elements: [UIMenuElement]
  ) {
    self.elements = elements
    self.name = name ?? Identifier(UUID().uuidString)
    self.kind = kind
    super.init(text: text, picture: picture)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(text: title, picture: image, name: identifier, kind: options, elements: children)
  }

  /// The name of the menu.
  open var identifier: UIMenu.Identifier { name }

  /// How the menu stands in another.
  open var options: UIMenu.Options { kind }

  /// The elements.
  open var children: [UIMenuElement] { elements }

  /// The actions here and in the menus inside.
  var actions: [UIAction] {
    elements.flatMap { element in
      (element as? UIMenu)?.actions ?? [element as? UIAction].compactMap { $0 }
    }
  }

  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the menu around.
    public static var displayInline: UIMenu.Options { .init(rawValue: 1) }
    /// It destroys something.
    public static var destructive: UIMenu.Options { .init(rawValue: 2) }
  }
}
