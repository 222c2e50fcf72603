extension StageError: CustomStringConvertible {
  /// The line of the test, the problem, what the screen shows, and what can be tapped and read.
  public var description: String {
    """
    \(site): \(problem.sentence)
      The screen shows \(picture.isEmpty ? "nothing" : picture)
      To tap: \(Self.list(controls))
      To read: \(Self.list(texts))
    """ + diagnostics.map { "\n  \($0)" }.joined()
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension StageError.Problem {
  fileprivate var sentence: String {
    switch self {
    case .notThere(let name, isText: true, _):
      return "\"\(name)\" is a text, not a control."
    case .notThere(let name, _, let near?):
      return "\"\(name)\" is not on the screen. Did you mean \"\(near)\"?"
    case .notThere(let name, _, nil): return "\"\(name)\" is not on the screen."
    case .disabled(let name): return "\"\(name)\" is disabled."
    case .hidden(let name): return "\"\(name)\" is hidden."
    case .covered(let name): return "\"\(name)\" is covered by another view."
    case .moving(let name): return "\"\(name)\" cannot be touched during a transition."
    case .notAField(let name): return "\"\(name)\" is not a text field."
    case .nothingToDrag(.back): return "The stack in front has no screen to go back to."
    case .nothingToDrag(.down): return "The front layer is not a sheet."
    case .noSceneDelegate:
      return
        "The stage has no scene delegate that opens links: make it with `UIKitStage(connecting:)`."
    case .stillAwaited(let requests, let sleep): return Self.awaited(requests, sleep)
    }
  }

  private static func awaited(_ requests: [String], _ sleep: Duration?) -> String {
    var lines = ["The wait did not end in time."]
    lines += requests.map { "Still waiting: \($0)." }
    if requests.isEmpty { lines.append("The navigators of this stage have no open request.") }
    if let sleep {
      lines.append("A task sleeps on the stage's clock for \(sleep) more: call `advance(by:)`.")
    }
    return lines.joined(separator: " ")
  }
}
