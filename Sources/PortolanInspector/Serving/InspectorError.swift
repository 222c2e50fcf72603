#if DEBUG && Inspector
/// Why the page cannot be served.
public enum InspectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Something else has the port.
  case portIsTaken(UInt16)
  /// What other computers were to reach this one by is no name and no address.
  case noHost(String)
  /// The system lets nobody listen there; its own words.
  case cannotListen(port: UInt16, String)

  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .portIsTaken(let port):
      return "Port \(port) is taken: end what uses it, or choose another one (0 takes any)."
    case .noHost(let host):
      return "\"\(host)\" is no name and no address of a computer: write it as in a browser."
    case .cannotListen(let port, let words):
      return "Nothing can listen on port \(port): \(words)."
    }
  }
}
#endif
