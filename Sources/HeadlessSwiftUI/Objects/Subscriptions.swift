internal import Foundation

/// The subscribers of a publisher.
///
/// Values may come from any thread.
final class Subscriptions<Output, Failure: Error>: @unchecked Sendable {
  // The lock guards both; no subscriber is called under it.
  private let lock = NSLock()
  private var connected: [Connection<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Connects a subscriber, which gets a first value when it asks for values.
  func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let connection = Connection(subscriber, first: first) { [weak self] in self?.remove($0) }
    let completion = lock.withLock {
      if self.completion == nil { connected.append(connection) }
      return self.completion
    }
    subscriber.receive(subscription: connection)
    if let completion { subscriber.receive(completion: completion) }
  }

  func send(_ value: Output) {
    for connection in lock.withLock({ connected }) { connection.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      self.completion = self.completion ?? completion
      defer { connected = [] }
      return connected
    }
    for connection in ended { connection.end(completion) }
  }

  private func remove(_ connection: Connection<Output, Failure>) {
    lock.withLock { connected.removeAll { $0 === connection } }
  }
}

/// The connection of one subscriber.
final class Connection<Output, Failure: Error>: Subscription {
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var first: (() -> Output)?
  private let leave: (Connection) -> Void
  private var isOpen = false

  init<S: Subscriber>(
    _ subscriber: S, first: (() -> Output)?, leave: @escaping (Connection) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    receiveValue = subscriber.receive
    receiveCompletion = subscriber.receive
    self.first = first
    self.leave = leave
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isUnlimited, !isOpen else { return }
    isOpen = true
    if let first { send(first()) }
    first = nil
  }

  /// A value for which the subscriber has not asked is lost.
  func send(_ value: Output) {
    guard isOpen, let receiveValue else { return }
    request(receiveValue(value))
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let receive = receiveCompletion
    cancel()
    receive?(completion)
  }

  func cancel() {
    (receiveValue, receiveCompletion, first) = (nil, nil, nil)
    leave(self)
  }
}
