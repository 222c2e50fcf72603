/// What an attempt at a fact has shown.
public enum FactOutcome: Sendable, Equatable, CustomStringConvertible {
  /// All is as stated.
  case agrees
  /// What was seen instead.
  case differs(String)
  /// The value of an assumption.
  case saw(assumption: String, value: String)
  /// Why it could not be tried.
  case notAnswered(String)

  /// As a table has it.
  public var description: String {
    switch self {
    case .agrees: "agrees"
    case .differs(let what): "differs, \(what)"
    case .saw(let assumption, let value): "saw \(assumption) = \(value)"
    case .notAnswered(let reason): "not answered, \(reason)"
    }
  }
}
