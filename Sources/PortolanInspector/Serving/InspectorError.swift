#if DEBUG && Inspector
/// The reason why an `Inspector` cannot serve its page.
public enum InspectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program uses this port.
  case portIsTaken(UInt16)
  /// This `host` of `InspectorReach.network` is neither the name nor the address of a computer.
  case noHost(String)
  /// The system does not let the app listen on this port; the text is the system's reason.
  case cannotListen(port: UInt16, String)

  /// What happened, and what to do, in English.
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
