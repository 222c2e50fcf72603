extension StageError: CustomStringConvertible {
  /// The problem, its line, the contents of the screen, and the fix.
  public var description: String {
    """
    \(site): \(problem.sentence)
      The screen shows \(picture.isEmpty ? "nothing" : picture)
      To tap: \(Self.list(controls))
      To read: \(Self.list(texts))
    """
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension StageError.Problem {
  fileprivate var sentence: String {
    switch self {
    case .notThere(let name, isText: true, _):
      return "\"\(name)\" can be read, and is no control."
    case .notThere(let name, _, let near?):
      return "\"\(name)\" is not on the screen. Did you mean \"\(near)\"?"
    case .notThere(let name, _, nil): return "\"\(name)\" is not on the screen."
    case .disabled(let name): return "\"\(name)\" is disabled."
    case .hidden(let name): return "\"\(name)\" is hidden."
    case .covered(let name): return "\"\(name)\" is covered by what stands before it."
    case .moving(let name): return "\"\(name)\" takes no touch while something moves."
    case .notAField(let name): return "\"\(name)\" takes no text."
    case .nothingToDrag(.back): return "No screen stands beneath the one in front."
    case .nothingToDrag(.down): return "No sheet is in front."
    case .noSceneDelegate:
      return "No scene delegate could open it: make the stage with `UIKitStage(connecting:)`."
    case .stillAwaited(let requests, let sleep): return Self.awaited(requests, sleep)
    }
  }

  private static func awaited(_ requests: [String], _ sleep: Duration?) -> String {
    var lines = ["What was awaited did not end."]
    lines += requests.map { "Still awaited: \($0)." }
    if requests.isEmpty { lines.append("No navigator on this stage has anything to do.") }
    if let sleep {
      lines.append("A task sleeps on the stage's clock for \(sleep) more: `advance(by:)`.")
    }
    return lines.joined(separator: " ")
  }
}
