#if DEBUG && Inspector
/// Why the page cannot be served.
public enum InspectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program uses the port.
  case portIsTaken(UInt16)
  /// The host is neither a name nor an address.
  case noHost(String)
  /// The system does not allow listening there; with its own text.
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
