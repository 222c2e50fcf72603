/// Why the system shows no scene.
public struct UISceneError: Error {
  private let cause: Code

  init(_ cause: Code) { self.cause = cause }

  /// The cause.
  public var code: UISceneError.Code { cause }

  /// The causes.
  public enum Code: Int, Sendable {
    /// The app, or the device, shows one scene.
    case multipleScenesNotSupported = 0
    /// The system does not do it.
    case requestDenied = 1
  }
}
