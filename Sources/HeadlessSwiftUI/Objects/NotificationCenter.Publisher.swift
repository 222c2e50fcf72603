public import Foundation

extension NotificationCenter {
  /// The publisher of a kind of notification.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher {
    /// The center that posts them.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that must have posted them; nil for any.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
  }
}

extension NotificationCenter.Publisher: Publisher {
  /// The notifications.
  public typealias Output = Notification
  /// It does not fail.
  public typealias Failure = Never

  /// Connects a subscriber.
  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Notification {
    let connection = NotificationConnection(subscriber, to: center)
    connection.listen(to: name, from: object)
    subscriber.receive(subscription: connection)
  }
}

/// The connection of a subscriber with a center.
private final class NotificationConnection: Subscription, @unchecked Sendable {
  private let center: NotificationCenter
  private var observer: (any NSObjectProtocol)?
  private var connection: Connection<Notification, Never>

  init<S: Subscriber>(_ subscriber: S, to center: NotificationCenter)
  where S.Input == Notification, S.Failure == Never {
    self.center = center
    connection = Connection(subscriber, first: nil) { _ in }
  }

  func listen(to name: Notification.Name, from object: AnyObject?) {
    observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.connection.send($0)
    }
  }

  func request(_ demand: Subscribers.Demand) { connection.request(demand) }

  func cancel() {
    connection.cancel()
    if let observer { center.removeObserver(observer) }
    observer = nil
  }
}
