internal import Foundation

/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An element that does something; it holds its handler strongly (U158).
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  private let handler: UIActionHandler
  private let name: Identifier
  private weak var currentSender: AnyObject?

  init(
    text: String, picture: UIImage?, name: Identifier?, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.name = name ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    super.init(text: text, picture: picture)
  }

  /// Creates an action.
  @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      text: title, picture: image, name: identifier, attributes: attributes, state: state,
      handler: handler)
  }

  /// The name of the action.
  open var identifier: UIAction.Identifier { name }

  /// How the action looks and answers.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is switched on.
  open var state: UIMenuElement.State

  /// The control that the user touched, while the handler runs.
  open var sender: Any? { currentSender }

  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Another action with the same name that does the same, as `@NSCopying` properties keep it (U168).
  var copied: UIAction {
    UIAction(
      text: title, picture: image, name: name, attributes: attributes, state: state,
      handler: handler)
  }

  func perform(from sender: AnyObject) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}
