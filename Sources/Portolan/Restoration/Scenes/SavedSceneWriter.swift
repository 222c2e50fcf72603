import Foundation

/// Writes a saved scene line by line.
struct SavedSceneWriter {
  private(set) var bytes: [UInt8] = []

  init(_ scene: SavedScene) {
    line(SavedSceneGrammar.title, "\(SavedSceneGrammar.format)")
    for type in scene.types { line("type", "\(type.version)", text(type.name)) }
    for route in scene.routes { write(route) }
    var heads: [Int: String] = [:]
    for (part, layers) in scene.outline.parts.enumerated() {
      for layer in layers { heads[layer.root] = "\(part) \(layer.style.map(text) ?? "-")" }
    }
    for (place, element) in scene.outline.elements.enumerated() {
      if let head = heads[place] { line("layer", head) }
      write(element)
    }
    for request in scene.requests { if let request { line("request", text(request)) } }
    line("end")
  }

  private mutating func write(_ route: SavedScene.Route) {
    switch route.content {
    case .json(let json):
      bytes += "route \(route.type) ".utf8
      bytes += json
      bytes.append(SavedSceneGrammar.lineEnd)
    case .omitted(let reason, let label):
      line("omitted", "\(route.type)", "\(reason)", text(label))
    }
  }

  private mutating func write(_ element: TreeOutline<Int>.Element) {
    var words = [
      "node", number(element.parent), element.kind.rawValue, number(element.name),
      number(element.place),
    ]
    if element.isSelected { words.append(SavedSceneGrammar.selected) }
    if element.isCollapsed { words.append(SavedSceneGrammar.collapsed) }
    bytes += words.joined(separator: " ").utf8
    bytes.append(SavedSceneGrammar.lineEnd)
  }

  private mutating func line(_ words: String...) {
    bytes += words.joined(separator: " ").utf8
    bytes.append(SavedSceneGrammar.lineEnd)
  }

  private func number(_ place: Int?) -> String { place.map { "\($0)" } ?? "-" }

  /// A value as JSON on one line: a name may hold anything.
  private func text(_ value: some Encodable) -> String {
    do { return String(decoding: try SavedRoute.encoder.encode(value), as: UTF8.self) } catch {
      preconditionFailure("A \(type(of: value)) could not be encoded.")
    }
  }
}

/// The words that writer and reader share.
enum SavedSceneGrammar {
  static let title = "portolan-scene"
  /// Counted up when an older reader would misunderstand what is written.
  static let format = 1
  static let selected = "selected"
  static let collapsed = "collapsed"
  static let lineEnd = UInt8(ascii: "\n")
  static let omissions: [RestorationReport.Reason] = [.unsaveable, .unencodable]
}
