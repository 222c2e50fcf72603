public import Foundation

/// What the height of a card depends on.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what the card stands in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a card rests.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency open class Detent: NSObject {
    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      name: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
    }

    /// Half of the screen.
    open class func medium() -> Self { make(.medium) { $0.maximumDetentValue / 2 } }

    /// The whole screen.
    open class func large() -> Self { make(.large) { $0.maximumDetentValue } }

    /// The height of a card without detents of its own.
    static var whole: Detent { make(.large) { $0.maximumDetentValue } }

    /// A height of the app's own; nil leaves it out.
    @preconcurrency public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(name: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    private class func make(
      _ name: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      guard let made = Detent(name: name, resolver: resolver) as? Self else {
        preconditionFailure("The detents of the system are not made by a subclass.")
      }
      return made
    }

    /// The name of the height.
    open var identifier: UISheetPresentationController.Detent.Identifier { name }

    /// The height where it is to rest; nil when it does not fit there.
    package func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

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
