/// A view that shows a controller of UIKit's.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// Makes the controller.
  @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  @MainActor func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Lets go of the controller.
  @MainActor static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The type of what speaks with the controller.
  associatedtype Coordinator = Void
  /// Makes what speaks with the controller.
  @MainActor func makeCoordinator() -> Coordinator
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// Does nothing more.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// There is no body.
  public var body: Never {
    preconditionFailure("\(Self.self) shows a controller and has no body to ask for.")
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody speaks with the controller.
  public func makeCoordinator() {}
}

/// What a controller is made and updated with.
@MainActor public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// What speaks with the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// What the view inherits.
  public private(set) var environment: EnvironmentValues
}
