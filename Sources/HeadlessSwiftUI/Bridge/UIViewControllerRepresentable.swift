/// A view that shows a controller of UIKit's.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Lets go of the controller.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The type of what speaks with the controller.
  associatedtype Coordinator = Void
  /// Makes what speaks with the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The values for making and updating the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Does nothing more.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Not available: the view has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) shows a controller and has no body to ask for.")
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The values for making and updating a controller.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// The object that connects the controller with the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
