import Foundation

/// Decodes the routes of a saved scene with the route types of the running app.
struct RouteReader {
  typealias Migration = (SavedRoute) throws -> SavedRoute

  private let types: [String: any NavigationRoute.Type]
  private let migrate: Migration?
  private let decoder = JSONDecoder()

  init(_ maps: MapSet, migrating migrate: Migration?) {
    types = Dictionary(
      maps.entries.values.map { ($0.name, $0.routeType) }, uniquingKeysWith: { first, _ in first })
    self.migrate = migrate
  }

  /// The outline and the waiting requests, with routes, or why they are lost, in place of numbers.
  func read(
    _ scene: SavedScene
  ) -> (outline: TreeOutline<SavedName<AnyRoute>>, requests: [StoredRequest<SavedName<AnyRoute>>?])
  {
    let names = names(of: scene)
    return (
      scene.outline.map { names[$0] },
      scene.requests.map { request in request.map { $0.map { names[$0] } } }
    )
  }

  private func names(of scene: SavedScene) -> [SavedName<AnyRoute>] {
    scene.types.flatMap { type -> [SavedName<AnyRoute>] in
      let label = RouteLabel(savedAs: type.name)
      let omitted = Dictionary(type.omitted.map { ($0.index, $0) }) { first, _ in first }
      var written = read(type).makeIterator()
      return (0..<type.count).map { number in
        if let left = omitted[number] {
          return .lost(left.reason, RouteLabel(savedAs: type.name, left.label))
        }
        switch written.next() {
        case .success(let route): return .known(route)
        case .failure(let reason): return .lost(reason, label)
        case nil: return .lost(.undecodable, label)
        }
      }
    }
  }

  private typealias Read = Result<AnyRoute, RestorationReport.Reason>

  private func read(_ type: SavedScene.RouteType) -> [Read] {
    guard let known = types[type.name], migrate == nil || type.version >= known.savedVersion else {
      return JSONElements.split(type.routes).map { json in
        Read { () throws(RestorationReport.Reason) in try migrated(json, of: type) }
      }
    }
    return decode(known, type.routes)
  }

  private func migrated(
    _ json: Data, of type: SavedScene.RouteType
  ) throws(RestorationReport.Reason) -> AnyRoute {
    guard let migrate else { throw .unknownType }
    let new: SavedRoute
    do {
      new = try migrate(SavedRoute(type: type.name, version: type.version, json: json))
    } catch { throw .undecodable }
    guard let known = types[new.type] else { throw .unknownType }
    return try decode(known, new.json)
  }

  /// Decodes all routes of a type at once; when one of them fails, decodes each by itself.
  private func decode<R: NavigationRoute>(_ type: R.Type, _ all: String) -> [Read] {
    do {
      return try decoder.decode([R].self, from: Data(all.utf8)).map { .success(AnyRoute($0)) }
    } catch {
      // Finds the routes that fail.
      return JSONElements.split(all).map { json in
        Read { () throws(RestorationReport.Reason) in try decode(type, json) }
      }
    }
  }

  private func decode<R: NavigationRoute>(
    _ type: R.Type, _ json: Data
  ) throws(RestorationReport.Reason) -> AnyRoute {
    // A decoding error may hold some of the data, so only the fact is kept.
    do { return AnyRoute(try decoder.decode(type, from: json)) } catch { throw .undecodable }
  }
}

extension RouteLabel {
  /// The label of a saved route: its case name, or its type's name when only the type is known.
  ///
  /// The data may come from outside the app, so a text that does not look like a name becomes `?`.
  fileprivate init(savedAs type: String, _ label: String? = nil) {
    self.init(type: Self.name(type), text: Self.name(label ?? type))
  }

  private static func name(_ text: String) -> String {
    let letters = text.utf8.prefix(129)
    let isName = letters.allSatisfy { letter in
      switch letter {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        return true
      default: return ".,_<>() ".utf8.contains(letter)
      }
    }
    return isName && letters.count <= 128 ? text : "?"
  }
}

/// The elements of a JSON array as bytes, so that each can be read alone.
enum JSONElements {
  /// Splits a JSON array into its elements; of a damaged text, returns those that are complete.
  static func split(_ text: String) -> [Data] {
    var elements: [Data] = []
    var element = Data()
    var place = Place()
    for byte in text.utf8 {
      let isEnd = !place.isInString && place.depth == 1 && (byte == comma || byte == closingBracket)
      if isEnd, !element.isEmpty {
        elements.append(element)
        element = Data()
      } else if place.depth > 0, !isEnd {
        element.append(byte)
      }
      place.pass(byte)
    }
    return elements
  }

  /// Whether at most 128 arrays and objects of a JSON text stand in one another.
  static func isShallow(_ text: Data) -> Bool {
    var place = Place()
    return text.allSatisfy { byte in
      place.pass(byte)
      return place.depth <= 128
    }
  }

  /// A place in a JSON text.
  private struct Place {
    var depth = 0
    var isInString = false
    private var isEscaped = false

    mutating func pass(_ byte: UInt8) {
      if isInString {
        isInString = isEscaped || byte != quote
        isEscaped = !isEscaped && byte == backslash
      } else {
        switch byte {
        case quote: isInString = true
        case openingBracket, openingBrace: depth += 1
        case closingBracket, closingBrace: depth -= 1
        default: break
        }
      }
    }
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let openingBracket = UInt8(ascii: "[")
  private static let closingBracket = UInt8(ascii: "]")
  private static let openingBrace = UInt8(ascii: "{")
  private static let closingBrace = UInt8(ascii: "}")
}
