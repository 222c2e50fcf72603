/// A file in which the Store keeps something from one run to the next.
public enum StateFile: String, Hashable, Sendable {
  /// Who is signed in.
  case session
  /// What is to be bought.
  case bag

  /// The file's name in the state folder.
  public var name: String { "\(rawValue).json" }

  var damaged: StoreProblem { self == .session ? .sessionDamaged : .bagDamaged }
  var unreadable: StoreProblem { self == .session ? .sessionUnreadable : .bagUnreadable }
}
