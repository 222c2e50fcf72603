#if DEBUG && Inspector
/// The computers that can open the page of an `Inspector`.
public enum InspectorReach: Hashable, Sendable {
  /// Only the computer that runs the app.
  case thisComputer
  /// Every computer that can reach `host`, a name or an address of the computer that runs the app.
  ///
  /// Anyone with the printed address sees the app and can use it, and the connection is not
  /// encrypted: warn the developer who starts the inspector. The page shows this warning, too.
  case network(host: String)
}
#endif
