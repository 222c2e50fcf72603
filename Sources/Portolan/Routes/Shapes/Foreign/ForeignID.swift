/// Names a screen of somebody else's code, as long as it lives.
public struct ForeignID: Hashable, Sendable {
  private let object: ObjectIdentifier

  /// The name of a host's object, for example of a controller.
  public init(_ object: AnyObject) {
    self.object = ObjectIdentifier(object)
  }
}
