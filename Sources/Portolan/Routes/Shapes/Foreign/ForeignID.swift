/// Names a screen of other code, as long as it lives.
public struct ForeignID: Hashable, Sendable, Codable {
  package let raw: UInt

  /// The name of a host's object, for example of a controller.
  public init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  package init(raw: UInt) {
    self.raw = raw
  }
}
