/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that ends when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Ends it with a closure.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends another one.
  public init<C>(_ canceller: C) where C: Cancellable { end = canceller.cancel }

  deinit { cancel() }

  /// Ends it; a second call does nothing.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
