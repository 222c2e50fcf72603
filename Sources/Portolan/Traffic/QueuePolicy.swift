/// What a request does with those that wait.
public enum QueuePolicy: Hashable, Sendable {
  /// Waits its turn.
  case enqueue
  /// Takes the place of what waits and of what runs uncommitted; those end `superseded`.
  case replace
}
