public import Foundation

/// An entry of a menu or a control.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  private let text: String
  private let picture: UIImage?

  init(text: String, picture: UIImage?) {
    self.text = text
    self.picture = picture
  }

  /// The text.
  open var title: String { text }

  /// The picture.
  open var image: UIImage? { picture }

  /// How an element looks and answers.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be touched.
    public static var disabled: UIMenuElement.Attributes { .init(rawValue: 1) }
    /// It destroys something.
    public static var destructive: UIMenuElement.Attributes { .init(rawValue: 2) }
    /// It is left out.
    public static var hidden: UIMenuElement.Attributes { .init(rawValue: 4) }
  }

  /// Whether an element is switched on.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Partly.
    case mixed
  }
}
