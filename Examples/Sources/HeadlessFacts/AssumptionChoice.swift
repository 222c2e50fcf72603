public import HeadlessSwiftUI

/// An assumption of our models by its name, and its values as text.
public struct AssumptionChoice: Sendable, CustomStringConvertible {
  /// The name of its property.
  public let name: String
  /// Its values, of which some stand for all where there are many.
  public let values: [String]
  private let assign: @Sendable (inout HeadlessViewAssumptions, String) -> Bool

  /// Its name.
  public var description: String { name }

  /// Sets a value; false when it has no such value.
  public func set(_ value: String, in assumptions: inout HeadlessViewAssumptions) -> Bool {
    assign(&assumptions, value)
  }

  /// The choice of a name; nil when no assumption has it.
  public static func named(_ name: String) -> AssumptionChoice? { all.first { $0.name == name } }

  typealias Path<Value> = WritableKeyPath<HeadlessViewAssumptions, Value> & Sendable

  /// True or false.
  static func flag(_ name: String, _ path: any Path<Bool>) -> Self {
    choice(name, ["true", "false"], path) { Bool($0) }
  }

  /// True, false, or by the version of the system.
  static func flag(_ name: String, _ path: any Path<Bool?>) -> Self {
    choice(name, ["true", "false"], path) { Bool($0).map(Optional.some) }
  }

  /// A small number.
  static func number(_ name: String, _ path: any Path<Int>) -> Self {
    choice(name, ["0", "1", "2", "3"], path) { Int($0) }
  }

  /// One of several cases.
  static func cases<Value: RawRepresentable & CaseIterable>(
    _ name: String, _ path: any Path<Value>
  ) -> Self where Value.RawValue == String {
    choice(name, Value.allCases.map(\.rawValue), path) { Value(rawValue: $0) }
  }

  /// The same choice, which shows only when something else is assumed too.
  func along(
    _ change: @escaping @Sendable (inout HeadlessViewAssumptions) -> Void
  ) -> Self {
    let assign = assign
    return Self(name: name, values: values) { assumptions, value in
      change(&assumptions)
      return assign(&assumptions, value)
    }
  }

  private static func choice<Value>(
    _ name: String, _ values: [String], _ path: any Path<Value>,
    _ read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(name: name, values: values) { assumptions, text in
      guard let value = read(text) else { return false }
      assumptions[keyPath: path] = value
      return true
    }
  }
}
