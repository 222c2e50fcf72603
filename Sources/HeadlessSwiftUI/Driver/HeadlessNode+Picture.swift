extension HeadlessNode {
  /// The node and its descendants, one line each.
  var picture: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = indent + kind.rawValue
    if !label.isEmpty { line += " \"\(label)\"" }
    if let title { line += " titled \"\(title)\"" }
    if let value { line += " = \"\(value)\"" }
    let marks = [
      isSelected ? "selected" : nil, isEnabled ? nil : "disabled",
      isVisible ? nil : "invisible", isBuilt ? nil : "not built", isLeaving ? "leaving" : nil,
    ].compactMap { $0 }
    if !marks.isEmpty { line += " (\(marks.joined(separator: ", ")))" }
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
