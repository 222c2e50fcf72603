/// The source of values over time.
///
/// Apple keeps it in Combine, which SwiftUI exports. The model has the part of Combine that views
/// use: objects that publish their changes, subjects, notifications and `sink`, no operators.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which it may end.
  associatedtype Failure: Error
  /// Connects a subscriber.
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// The receiver of values.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error with which the publisher may end.
  associatedtype Failure: Error
  /// Hears that it is connected; nothing comes before it asks the subscription for values.
  func receive(subscription: any Subscription)
  /// Hears of a value, and says how many more it wants.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Hears that no value comes any more.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// The words of subscribers.
public enum Subscribers {
  /// How many values a subscriber wants: here all or none.
  public struct Demand: Hashable, Sendable {
    let isUnlimited: Bool

    /// All.
    public static let unlimited: Subscribers.Demand = Demand(isUnlimited: true)
    /// None.
    public static let none: Subscribers.Demand = Demand(isUnlimited: false)
  }

  /// How a publisher ended.
  public enum Completion<Failure> where Failure: Error {
    /// It has nothing more to say.
    case finished
    /// It has met an error.
    case failure(Failure)
  }
}
