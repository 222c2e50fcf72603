#if DEBUG && Inspector
/// From where the page can be opened.
public enum InspectorReach: Hashable, Sendable {
  /// From this computer alone.
  case thisComputer
  /// From every computer that reaches this one, by a name or an address of this one.
  ///
  /// Whoever has the printed address sees the app and drives it, and what is said is not
  /// encrypted: say so to who starts it. The page says it, too.
  case network(host: String)
}
#endif
