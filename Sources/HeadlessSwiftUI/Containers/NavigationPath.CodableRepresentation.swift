internal import Foundation

@available(iOS 16.0, *)
extension NavigationPath {
  /// A path as it can be saved.
  public struct CodableRepresentation: Codable, Equatable {
    let path: NavigationPath

    init(path: NavigationPath) { self.path = path }

    /// Reads a saved path; each element stands behind the name of its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = NavigationPathTypes.type(named: name) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a type of this app")
        }
        let text = try container.decode(String.self)
        // Saved from its end, so that the top can be read without the rest.
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        path.append(value)
      }
      path.elements.reverse()
      self.path = path
    }

    /// Saves the path, last element first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements.reversed() {
        guard let name = element.codableType, let encode = element.encode else { continue }
        try container.encode(name)
        let data = try JSONEncoder().encode(Saved(encode: encode))
        try container.encode(String(decoding: data, as: UTF8.self))
      }
    }
  }

  private struct Saved: Encodable {
    let encode: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try encode(encoder) }
  }
}
