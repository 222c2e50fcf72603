/// The purpose of a button.
@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}
