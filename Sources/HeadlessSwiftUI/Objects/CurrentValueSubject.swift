/// A publisher that keeps the value that it was given last.
public final class CurrentValueSubject<Output, Failure> where Failure: Error {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// The value; a new one is published.
  public final var value: Output { didSet { subscriptions.send(value) } }

  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }

  /// Publishes a value.
  public final func send(_ input: Output) { value = input }

  /// Ends the subject.
  public final func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.end(completion)
  }
}

extension CurrentValueSubject: Publisher {
  /// Connects a subscriber, which gets the value of now and later ones.
  public final func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriptions.add(subscriber) { self.value }
  }
}
