extension NavigationGraph {
  /// The graph as a picture: each screen right of what it stands on.
  var svg: String {
    let places = places
    let (columns, rows) = (
      (places.values.map(\.column).max() ?? 0) + 1, (places.values.map(\.row).max() ?? 0) + 1
    )
    let (width, height) = (columns * Self.step.x + 20, rows * Self.step.y + 20)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" font-family=\"system-ui, sans-serif\" font-size=\"12\">"
    ]
    for edge in edges {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      let (start, end) = ((x: from.x + Self.box.x, y: from.middle), (x: to.x, y: to.middle))
      let bend = (start.x + end.x) / 2
      lines.append(
        "<path d=\"M\(start.x) \(start.y) C\(bend) \(start.y) \(bend) \(end.y) \(end.x) \(end.y)\" fill=\"none\" "
          + "stroke=\"#888\"/>")
      lines.append(
        "<text x=\"\(end.x - 4)\" y=\"\(end.y - 4)\" text-anchor=\"end\" fill=\"#888\" font-size=\"9\">"
          + "\(Self.escaped(edge.kind.text))</text>")
    }
    for screen in screens {
      guard let place = places[screen.id] else { continue }
      lines.append(
        "<g><title>\(Self.escaped(Self.facts(of: screen)))</title><rect x=\"\(place.x)\" "
          + "y=\"\(place.y)\" width=\"\(Self.box.x)\" height=\"\(Self.box.y)\" rx=\"6\" "
          + "fill=\"\(screen.link == nil ? "#eee" : "#dbeafe")\" stroke=\"#555\"/>"
          + "<text x=\"\(place.x + 8)\" y=\"\(place.middle + 4)\">\(Self.escaped(screen.label))</text></g>"
      )
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  /// What is shown when someone points at a screen.
  private static func facts(of screen: Screen) -> String {
    ([screen.module, screen.link, screen.problem].compactMap(\.self)
      + screen.guards.map { "guard: \($0)" }).joined(separator: "\n")
  }

  private static var box: (x: Int, y: Int) { (150, 28) }
  private static var step: (x: Int, y: Int) { (220, 44) }

  private struct Place {
    let column: Int
    let row: Int

    var x: Int { 10 + column * step.x }
    var y: Int { 10 + row * step.y }
    var middle: Int { y + box.y / 2 }
  }

  /// Roots on the left, and what stands on a screen in rows of its own.
  private var places: [String: Place] {
    var places: [String: Place] = [:]
    var row = 0
    let children = Dictionary(grouping: edges, by: \.from)
    func put(_ id: String, _ column: Int) {
      guard places[id] == nil else { return }
      places[id] = Place(column: column, row: row)
      let before = row
      for edge in children[id] ?? [] where places[edge.to] == nil {
        put(edge.to, column + 1)
      }
      if row == before { row += 1 }
    }
    let targets = Set(edges.map(\.to))
    for screen in screens where !targets.contains(screen.id) { put(screen.id, 0) }
    // What stands in a circle has no root.
    for screen in screens { put(screen.id, 0) }
    return places
  }
}
