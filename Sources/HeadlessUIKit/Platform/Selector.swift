#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C has it.
///
/// Linux sends no messages by such names: an object that is to receive them is a
/// ``HeadlessActionTarget``.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name, with its colons.
  public let description: String

  /// Creates a name.
  public init(_ str: String) { description = str }

  /// Creates a name.
  public init(stringLiteral value: String) { description = value }
}
#else
public import ObjectiveC
#endif
