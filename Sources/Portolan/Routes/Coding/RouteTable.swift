import Foundation

/// The routes of one archive: each is written once, and the rest of the archive names it by its
/// number.
///
/// A coder has the table in its `userInfo`, so a value that contains an `AnyRoute` can be coded
/// without knowing the route's type: the `AnyRoute` is coded as the number.
package final class RouteTable: @unchecked Sendable {
  // Unchecked, since a coder uses it within one call.

  /// What the archive is for.
  package enum Purpose {
    /// For the next launch: routes that may be saved.
    case saving
    /// For people and for replays: loggable routes, and the cases of the others.
    case logging
  }

  private let purpose: Purpose
  private(set) package var texts = RouteTexts()
  private var numbers: [AnyRoute: Int] = [:]
  private var types: [ObjectIdentifier: Int] = [:]
  private let encoder = SavedRoute.encoder
  /// The routes of the numbers, when an archive is read.
  package let routes: [AnyRoute]

  /// Creates a table for an archive that is being written.
  package init(for purpose: Purpose) {
    self.purpose = purpose
    routes = []
  }

  /// Creates a table for an archive that is being read; a `LostRoute` stands for each route that is
  /// lost.
  package init(_ routes: [AnyRoute]) {
    purpose = .logging
    self.routes = routes
  }

  /// Writes a route, unless it is written already, and returns its number.
  func write(_ route: AnyRoute) -> Int {
    if let number = numbers[route] { return number }
    let number = texts.count
    numbers[route] = number
    if let lost = route.as(LostRoute.self) {
      let type = texts.add(type: lost.label.type, version: 1)
      texts.add(type: type, name: lost.label.text, because: lost.reason)
    } else {
      add(route.value)
    }
    return number
  }

  private func add<R: NavigationRoute>(_ route: R) {
    let type =
      types[ObjectIdentifier(R.self)] ?? texts.add(type: R.savedName, version: R.savedVersion)
    types[ObjectIdentifier(R.self)] = type
    let isLog = purpose == .logging
    let name = isLog ? AnyRoute(route).label.text : RouteLabel.caseName(of: route)
    guard isLog ? route.isLoggable : route.isSaveable else {
      return texts.add(type: type, name: name, because: isLog ? nil : .unsaveable)
    }
    do {
      let json = String(decoding: try encoder.encode(route), as: UTF8.self)
      texts.add(type: type, name: name, text: json)
    } catch {
      // An encoder's error may hold values, so only the fact is kept.
      texts.add(type: type, name: name, because: isLog ? nil : .unencodable)
    }
  }
}

extension CodingUserInfoKey {
  /// The key of an archive's `RouteTable`.
  static var routeTable: CodingUserInfoKey {
    guard let key = Self(rawValue: "Portolan.RouteTable") else {
      preconditionFailure("Any text is a key.")
    }
    return key
  }
}

extension RouteTable {
  /// The value as JSON text that names routes by their numbers in this table; equal values give
  /// equal texts.
  package func text(of value: some Encodable) throws -> String {
    let encoder = SavedRoute.encoder
    encoder.userInfo[.routeTable] = self
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Reads a text of `text(of:)`; throws the `LostRoute` when the value needs a route that is lost.
  package func read<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    let data = Data(text.utf8)
    guard data.isShallowJSON else { throw ArchiveProblem.foreign }
    let decoder = JSONDecoder()
    decoder.userInfo[.routeTable] = self
    return try decoder.decode(type, from: data)
  }
}

extension RouteTable {
  /// The table of the archive that is read; throws outside an archive of this library.
  static func of(_ decoder: any Decoder) throws -> RouteTable {
    guard let table = decoder.userInfo[.routeTable] as? RouteTable else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: outside))
    }
    return table
  }

  /// The table of the archive that is written; throws outside an archive of this library.
  static func of(_ encoder: any Encoder) throws -> RouteTable {
    guard let table = encoder.userInfo[.routeTable] as? RouteTable else {
      throw EncodingError.invalidValue(
        "routes", .init(codingPath: encoder.codingPath, debugDescription: outside))
    }
    return table
  }

  private static let outside = "Erased routes are coded in archives of the library only."
}

extension AnyRoute {
  /// Reads the number that stands for the route in an archive of this library.
  ///
  /// Throws `DecodingError` outside such an archive, and when the archive has no route of this
  /// number.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let (number, routes) = (try value.decode(Int.self), try RouteTable.of(decoder).routes)
    guard routes.indices.contains(number) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "a number without a route")
    }
    if let lost = routes[number].as(LostRoute.self) { throw lost }
    self = routes[number]
  }

  /// Writes a number for the route into an archive of this library.
  ///
  /// Throws `EncodingError` outside such an archive: there, encode the route in its own type
  /// instead (`as(_:)`).
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(try RouteTable.of(encoder).write(self))
  }
}
