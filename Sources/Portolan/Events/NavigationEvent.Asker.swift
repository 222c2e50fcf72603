extension NavigationEvent {
  /// Who asked for something.
  ///
  /// ```swift
  /// let arrival = try await navigator.navigate(to: .bag)
  /// if case .link(let source) = arrival.asker { print(source) }  // campaign 12
  /// ```
  public enum Asker: Hashable, Sendable, CustomStringConvertible {
    /// Code, and where it stands.
    case code(CallSite)
    /// A link, and what followed it: code, or what the app named.
    case link(CallSite)
    /// A gesture of the user.
    case gesture
    /// A scene or a request that was stored and is taken up again.
    case restoration(CallSite)

    /// The place in code, the source of the link, or the user.
    public var description: String {
      switch self {
      case .code(let site): return "\(site)"
      case .link(let site): return "a link from \(site)"
      case .gesture: return "the user"
      case .restoration(let site): return "a restoration at \(site)"
      }
    }
  }
}
