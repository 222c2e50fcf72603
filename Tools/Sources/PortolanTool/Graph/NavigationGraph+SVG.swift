extension NavigationGraph {
  /// The graph as a picture: each screen right of what it stands on.
  var svg: String {
    let places = places
    let (width, height) = (
      (places.values.map { $0.x + Box.width }.max() ?? 0) + Box.margin,
      (places.values.map { $0.y + $0.height }.max() ?? 0) + Box.margin
    )
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" font-family=\"system-ui, sans-serif\" font-size=\"12\">"
    ]
    for edge in edges {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      let (start, end) = ((x: from.x + Box.width, y: from.middle), (x: to.x, y: to.middle))
      let bend = (start.x + end.x) / 2
      lines.append(
        "<path d=\"M\(start.x) \(start.y) C\(bend) \(start.y) \(bend) \(end.y) \(end.x) \(end.y)\" fill=\"none\" "
          + "stroke=\"#888\"/>")
      lines.append(
        "<text x=\"\(end.x - 4)\" y=\"\(end.y - 4)\" text-anchor=\"end\" fill=\"#666\" font-size=\"9\">"
          + "\(Self.escaped(edge.kind.text))</text>")
    }
    for screen in screens {
      if let place = places[screen.id] { lines.append(Self.element(for: screen, at: place)) }
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private static func element(for screen: Screen, at place: Place) -> String {
    var texts = [
      "<text x=\"\(place.x + 8)\" y=\"\(place.middle + 4)\">\(escaped(screen.label))</text>"
    ]
    for (row, line) in screen.lines.enumerated() {
      texts.append(
        "<text x=\"\(place.x + 8)\" y=\"\(place.y + Box.head + 10 + row * Box.line)\" fill=\"#444\" "
          + "font-size=\"10\">\(escaped(line.shortened))</text>")
    }
    let title = ([screen.module, screen.problem].compactMap(\.self) + screen.lines)
      .joined(separator: "\n")
    return "<g><title>\(escaped(title))</title><rect x=\"\(place.x)\" y=\"\(place.y)\" "
      + "width=\"\(Box.width)\" height=\"\(place.height)\" rx=\"6\" "
      + "fill=\"\(screen.link == nil ? "#eee" : "#dbeafe")\" stroke=\"#555\"/>"
      + texts.joined() + "</g>"
  }

  /// Measures in pixels.
  fileprivate enum Box {
    static let width = 240
    /// The part with the label, and each line beneath.
    static let head = 28
    static let line = 14
    static let gap = (x: 70, y: 16)
    static let margin = 10
  }

  private struct Place {
    let column: Int
    let row: Int
    let height: Int
    var y = 0

    var x: Int { Box.margin + column * (Box.width + Box.gap.x) }
    var middle: Int { y + Box.head / 2 }
  }

  /// Roots on the left, and what stands on a screen in rows of its own, each as high as its highest box.
  private var places: [String: Place] {
    var places: [String: Place] = [:]
    var row = 0
    let heights = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0.height) })
    let children = Dictionary(grouping: edges, by: \.from)
    func put(_ id: String, _ column: Int) {
      guard places[id] == nil else { return }
      places[id] = Place(column: column, row: row, height: heights[id] ?? Box.head)
      let before = row
      for edge in children[id] ?? [] where places[edge.to] == nil { put(edge.to, column + 1) }
      if row == before { row += 1 }
    }
    let targets = Set(edges.map(\.to))
    for screen in screens where !targets.contains(screen.id) { put(screen.id, 0) }
    // What stands in a circle has no root.
    for screen in screens { put(screen.id, 0) }
    var top = Box.margin
    for row in 0..<row {
      let ids = places.filter { $0.value.row == row }
      for id in ids.keys { places[id]?.y = top }
      top += (ids.values.map(\.height).max() ?? 0) + Box.gap.y
    }
    return places
  }
}

extension NavigationGraph.Screen {
  /// What a picture says beneath the label, a line each.
  fileprivate var lines: [String] { ways.map { "← \($0.text)" } + facts }

  fileprivate var height: Int {
    typealias Box = NavigationGraph.Box
    return Box.head + (lines.isEmpty ? 0 : lines.count * Box.line + 4)
  }
}

extension String {
  /// As much as fits into a box.
  fileprivate var shortened: String { count > 44 ? prefix(43) + "…" : self }
}
