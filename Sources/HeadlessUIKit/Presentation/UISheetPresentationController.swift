public import Foundation

/// The presentation controller of a card.
///
/// Apple narrows `delegate` to `UISheetPresentationControllerDelegate`, which Swift cannot say of an
/// inherited property; here it keeps its wider type.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card rests.
  open var detents: [UISheetPresentationController.Detent] = [.large()]

  /// The height at which the card rests now.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// The greatest height at which what is behind stays bright.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?

  /// Whether the card shows a grabber.
  open var prefersGrabberVisible = false

  /// Whether scrolling to the edge makes the card higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Changes the card.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// A height at which a card rests.
  @MainActor open class Detent: NSObject {
    private let name: Identifier

    init(name: Identifier) {
      self.name = name
    }

    /// Half of the screen.
    open class func medium() -> Self { make(.medium) }

    /// The whole screen.
    open class func large() -> Self { make(.large) }

    private class func make(_ name: Identifier) -> Self {
      guard let made = Detent(name: name) as? Self else {
        preconditionFailure("The detents of the system are not made by a subclass.")
      }
      return made
    }

    /// The name of the height.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium: UISheetPresentationController.Detent.Identifier = Identifier(
        "com.apple.UIKit.medium")

      /// The whole screen.
      public static let large: UISheetPresentationController.Detent.Identifier = Identifier(
        "com.apple.UIKit.large")
    }
  }
}
