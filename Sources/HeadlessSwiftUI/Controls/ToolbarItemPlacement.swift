/// Where something stands in bars.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  private let name: String
  /// Whether it is where lines begin.
  var isLeading: Bool { ["cancellationAction", "topBarLeading"].contains(name) }

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// Where one leaves without doing anything.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where the most important thing stands.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Above, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Above, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}
