/// What can go wrong in the Store, apart from navigation.
///
/// No case holds a value: codes and sentences can be logged and shown as they are.
public enum StoreProblem: Error, Hashable, Sendable, CaseIterable {
  /// The session's file is not what was written.
  case sessionDamaged
  /// The session's file cannot be read.
  case sessionUnreadable
  /// The bag's file is not what was written.
  case bagDamaged
  /// The bag's file cannot be read.
  case bagUnreadable
  /// The list of products is not what it should be.
  case productsDamaged
  /// The list of products cannot be read.
  case productsUnreadable
  /// The list of orders is not what it should be.
  case ordersDamaged
  /// The list of orders cannot be read.
  case ordersUnreadable
  /// A file could not be written.
  case notSaved
  /// No account has this name and password.
  case wrongPassword

  /// Stable; what to search for.
  public var code: String {
    switch self {
    case .sessionDamaged: return "STORE001"
    case .sessionUnreadable: return "STORE002"
    case .bagDamaged: return "STORE003"
    case .bagUnreadable: return "STORE004"
    case .productsDamaged: return "STORE005"
    case .productsUnreadable: return "STORE006"
    case .ordersDamaged: return "STORE007"
    case .ordersUnreadable: return "STORE008"
    case .notSaved: return "STORE009"
    case .wrongPassword: return "STORE010"
    }
  }

  /// What happened and what it means for who reads it.
  public var sentence: String {
    switch self {
    case .sessionDamaged: return "Your sign-in is damaged; please sign in again."
    case .sessionUnreadable: return "Your sign-in could not be read; please sign in again."
    case .bagDamaged: return "Your bag is damaged; a new one was begun."
    case .bagUnreadable: return "Your bag could not be read; a new one was begun."
    case .productsDamaged: return "The list of products is damaged."
    case .productsUnreadable: return "The list of products could not be read."
    case .ordersDamaged: return "The list of your orders is damaged."
    case .ordersUnreadable: return "The list of your orders could not be read."
    case .notSaved: return "Your change holds until you leave; it could not be saved."
    case .wrongPassword: return "No account has this name and password."
    }
  }

  /// Code and sentence in one line.
  public var line: String { "\(code) \(sentence)" }
}
