import Foundation

/// Reads a saved scene line by line, in time and memory that grow as its length does.
///
/// What it lets through is a scene in shape: names and parents come before those who use them.
struct SavedSceneReader {
  private let bytes: [UInt8]
  private var scene = SavedScene()

  init(_ data: Data) throws(SavedSceneProblem) {
    guard data.count <= SavedScene.longestData else {
      throw .tooLong(limit: SavedScene.longestData)
    }
    bytes = Array(data)
  }

  mutating func read() throws(SavedSceneProblem) -> SavedScene {
    var start = 0
    try readTitle(line(from: &start))
    while true {
      var line = LineReader(try line(from: &start))
      switch line.word() {
      case "type": try readType(&line)
      case "route": try readRoute(&line)
      case "omitted": try readOmitted(&line)
      case "layer": try readLayer(&line)
      case "node": try readNode(&line)
      case "request": scene.requests.append(request(line))
      case "end":
        guard start == bytes.count, hasRoots else { throw .unreadable }
        return scene
      default: throw .unreadable
      }
    }
  }

  private func line(from start: inout Int) throws(SavedSceneProblem) -> ArraySlice<UInt8> {
    guard let end = bytes[start...].firstIndex(of: SavedSceneGrammar.lineEnd) else {
      throw .unreadable
    }
    defer { start = end + 1 }
    return bytes[start..<end]
  }

  private func readTitle(_ line: ArraySlice<UInt8>) throws(SavedSceneProblem) {
    var line = LineReader(line)
    guard line.word() == SavedSceneGrammar.title, let format = line.number() else {
      throw .unreadable
    }
    guard format <= SavedSceneGrammar.format else { throw .newer(format: format) }
    guard format == SavedSceneGrammar.format else { throw .unreadable }
  }

  private mutating func readType(_ line: inout LineReader) throws(SavedSceneProblem) {
    guard let version = line.number(), let name = line.json(String.self) else { throw .unreadable }
    scene.types.append(SavedScene.RouteType(name: name, version: version))
  }

  private mutating func readRoute(_ line: inout LineReader) throws(SavedSceneProblem) {
    let type = try readPlace(&line, of: scene.types.count)
    scene.routes.append(SavedScene.Route(type: type, content: .json(line.rest)))
  }

  private mutating func readOmitted(_ line: inout LineReader) throws(SavedSceneProblem) {
    let type = try readPlace(&line, of: scene.types.count)
    let word = line.word()
    guard let reason = SavedSceneGrammar.omissions.first(where: { "\($0)" == word }),
      let label = line.json(String.self)
    else { throw .unreadable }
    scene.routes.append(SavedScene.Route(type: type, content: .omitted(reason, label: label)))
  }

  private mutating func readLayer(_ line: inout LineReader) throws(SavedSceneProblem) {
    guard let part = line.number(), hasRoots,
      part == scene.outline.parts.count || part == scene.outline.parts.count - 1
    else { throw .unreadable }
    if part == scene.outline.parts.count { scene.outline.parts.append([]) }
    // A style of another version of the app costs its layer, and nothing beneath it.
    scene.outline.parts[part].append(
      .init(style: line.json(PresentationStyle.self), root: scene.outline.elements.count))
  }

  private mutating func readNode(_ line: inout LineReader) throws(SavedSceneProblem) {
    let parent = try readOptionalPlace(&line, of: scene.outline.elements.count)
    guard let kind = NodeKind(rawValue: line.word()) else { throw .unreadable }
    let name = try readOptionalPlace(&line, of: scene.routes.count)
    let place = try readOptionalPlace(&line, of: scene.routes.count)
    if let parent {
      let kind = scene.outline.elements[parent].kind
      guard kind == .stack || kind.hasMembers else { throw .unreadable }
    } else if hasRoots {
      throw .unreadable
    }
    var flag = line.word()
    let isSelected = flag == SavedSceneGrammar.selected
    if isSelected { flag = line.word() }
    let isCollapsed = flag == SavedSceneGrammar.collapsed
    if isCollapsed { flag = line.word() }
    guard flag.isEmpty, line.rest.isEmpty else { throw .unreadable }
    scene.outline.elements.append(
      .init(
        parent: parent, kind: kind, name: name, place: place, isSelected: isSelected,
        isCollapsed: isCollapsed))
  }

  /// Nil for one that names a route that is not there, or that a newer app wrote.
  private func request(_ line: LineReader) -> StoredRequest<Int>? {
    struct Unknown: Error {}
    guard let request = line.json(StoredRequest<Int>.self) else { return nil }
    do {
      return try request.map { place in
        guard scene.routes.indices.contains(place) else { throw Unknown() }
        return place
      }
    } catch { return nil }
  }

  /// Whether each layer has its root: the next node is one only after a layer's head.
  private var hasRoots: Bool {
    scene.outline.parts.last?.last.map { $0.root < scene.outline.elements.count } ?? true
  }

  private func readPlace(
    _ line: inout LineReader, of count: Int
  ) throws(SavedSceneProblem) -> Int {
    guard let place = line.number(), place < count else { throw .unreadable }
    return place
  }

  private func readOptionalPlace(
    _ line: inout LineReader, of count: Int
  ) throws(SavedSceneProblem) -> Int? {
    if line.skip("-") { return nil }
    return try readPlace(&line, of: count)
  }
}
