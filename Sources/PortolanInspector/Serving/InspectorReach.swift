#if DEBUG && Inspector
/// The computers that can open the page.
public enum InspectorReach: Hashable, Sendable {
  /// This computer alone.
  case thisComputer
  /// Every computer that reaches this one, by a name or an address of this one.
  ///
  /// Anyone with the printed address sees the app and drives it, and the connection is not
  /// encrypted: tell that to the person who starts it. The page shows it, too.
  case network(host: String)
}
#endif
