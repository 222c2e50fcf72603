/// What happens when a route is the first thing that is opened.
public struct Opening: Sendable {
  /// What is shown then, as a line.
  public let picture: String
  /// The guards that are asked, each once, in order.
  public let guards: [String]

  /// Makes what happens.
  public init(picture: String, guards: [String]) {
    self.picture = picture
    self.guards = guards
  }
}
