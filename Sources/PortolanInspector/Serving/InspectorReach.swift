#if DEBUG && Inspector
/// The computers that can open the page of an `Inspector`.
public enum InspectorReach: Hashable, Sendable {
  /// Only this computer.
  case thisComputer
  /// Every computer that can reach this one; `host` is a name or an address of this computer.
  ///
  /// Anyone with the printed address sees the app and can use it, and the connection is not
  /// encrypted: tell that to whoever starts the inspector. The page says so, too.
  case network(host: String)
}
#endif
