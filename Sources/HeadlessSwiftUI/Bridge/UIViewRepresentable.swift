/// A view that shows a view of UIKit's.
///
/// The model places it in the screen's view, where a user reaches its controls with the scene's
/// `screen`. It says nothing of its size: the model lays out no views of SwiftUI's.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit's.
  associatedtype UIViewType: UIView
  /// Makes the view of UIKit's.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view of UIKit's up to date.
  @MainActor @preconcurrency func updateUIView(
    _ uiView: UIViewType, context: Context)
  /// Lets go of the view of UIKit's.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// The type of what speaks with the view of UIKit's.
  associatedtype Coordinator = Void
  /// Makes what speaks with the view of UIKit's.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The values for making and updating the view of UIKit's.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  /// Does nothing more.
  public static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator
  ) {}

  /// Not available: the view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) shows a view of UIKit's and has no body to ask for.")
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values for making and updating a view of UIKit's.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  /// The object that connects it with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
