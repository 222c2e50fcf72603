/// Why a walk ended early.
public enum WalkFailure: Error, Sendable, CustomStringConvertible {
  /// A step could not be done; what can be tapped stands in the text.
  case impossible(step: String, String)
  /// Screen and tree differ.
  case disagreement(step: String, screen: String, tree: String)
  /// The app did not come to rest.
  case restless(step: String, String)
  /// Something was kept, or memory grew.
  case growth(String)

  /// The status with which the process ends.
  public var exitStatus: Int32 {
    switch self {
    case .impossible, .growth: return 1
    case .disagreement: return 3
    case .restless: return 4
    }
  }

  /// What happened, for who walks.
  public var description: String {
    switch self {
    case .impossible(let step, let why): return "\(step): \(why)"
    case .disagreement(let step, let screen, let tree):
      return "\(step): screen and tree differ\n  screen \(screen)\n  tree   \(tree)"
    case .restless(let step, let why): return "\(step): did not come to rest: \(why)"
    case .growth(let what): return what
    }
  }
}
