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
      return
        "Another program uses port \(port): end that program, or choose another port (0 takes any)."
    case .noHost(let host):
      return "\"\(host)\" is not the name or address of a computer: write it as in a browser."
    case .cannotListen(let port, let words):
      return "The system does not let this app listen on port \(port): \(words)."
    }
  }
}
#endif
