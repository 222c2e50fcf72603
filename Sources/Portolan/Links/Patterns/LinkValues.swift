/// The values that a link gives for a pattern's words.
public struct LinkValues: Sendable {
  let values: [String: String]

  /// The value as text, percent-decoded.
  public func string(_ name: String) throws(LinkProblem) -> String {
    guard let value = values[name], !value.isEmpty else { throw .value(name: name) }
    return value
  }

  /// The value as a number.
  public func int(_ name: String) throws(LinkProblem) -> Int {
    guard let number = Int(try string(name)) else { throw .value(name: name) }
    return number
  }
}
