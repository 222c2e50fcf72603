/// A publisher of the values that it is given.
public final class PassthroughSubject<Output, Failure> where Failure: Error {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Publishes a value.
  public final func send(_ input: Output) { subscriptions.send(input) }

  /// Ends the subject.
  public final func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.end(completion)
  }
}

extension PassthroughSubject: Publisher {
  /// Connects a subscriber, which gets later values.
  public final func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriptions.add(subscriber)
  }
}

extension PassthroughSubject where Output == () {
  /// Publishes that something happened.
  public final func send() { send(()) }
}
