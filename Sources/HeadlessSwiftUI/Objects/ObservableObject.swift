/// An object that says before it changes.
///
/// ```swift
/// final class Basket: ObservableObject {
///   @Published var count = 0
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of its publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  /// Says that the object is about to change.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that a published property is about to change.
  ///
  /// The published properties of the object keep the publisher; without any it is another one for
  /// each call.
  public var objectWillChange: ObservableObjectPublisher {
    var fields: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      fields += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    let known = fields.lazy.compactMap(\.objectWillChange).first
    let publisher = known ?? ObservableObjectPublisher()
    for field in fields where field.objectWillChange == nil {
      field.setObjectWillChange(publisher)
    }
    return publisher
  }
}

/// A publisher of changes to come.
public final class ObservableObjectPublisher: Publisher {
  /// It says no more than that something changes.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never
  private let subscriptions = Subscriptions<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Connects a subscriber.
  public final func receive<S>(subscriber: S)
  where
    S: Subscriber, S.Failure == ObservableObjectPublisher.Failure,
    S.Input == ObservableObjectPublisher.Output
  {
    subscriptions.add(subscriber)
  }

  /// Says that something is about to change.
  public final func send() { subscriptions.send(()) }
}
