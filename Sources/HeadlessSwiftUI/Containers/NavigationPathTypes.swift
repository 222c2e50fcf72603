internal import Foundation

/// The types that paths were made of in this process, by the names under which they are saved.
///
/// Apple finds a type by its mangled name, which this platform offers too.
enum NavigationPathTypes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: any (Codable & Hashable).Type] = [:]

  static func name(of type: any Any.Type) -> String { _mangledTypeName(type) ?? "\(type)" }

  static func register(_ type: any (Codable & Hashable).Type) {
    lock.withLock { known[name(of: type)] = type }
  }

  static func type(named name: String) -> (any (Codable & Hashable).Type)? {
    lock.withLock { known[name] } ?? (_typeByName(name) as? any (Codable & Hashable).Type)
  }
}
