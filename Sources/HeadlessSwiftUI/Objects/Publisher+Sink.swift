extension Publisher {
  /// Calls closures with each value and at the end, until what it returns is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    receiveValue: @escaping (Self.Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what it returns is let go.
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// A subscriber that wants every value.
private final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private var receiveValue: ((Input) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let receive = receiveCompletion
    cancel()
    receive?(completion)
  }

  func cancel() {
    (receiveValue, receiveCompletion) = (nil, nil)
    subscription?.cancel()
    subscription = nil
  }
}
