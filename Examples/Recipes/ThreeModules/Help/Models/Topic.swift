/// A page of the help.
public struct Topic: Hashable, Sendable {
  /// Its name, as routes and links have it.
  public let name: String
  /// What it says.
  public let text: String

  /// All that was written.
  public static let all = [
    Topic(name: "Orders", text: "Your account lists what you ordered."),
    Topic(name: "Prices", text: "Members pay less."),
  ]

  /// The topic of a name; nil when there is none.
  public static func named(_ name: String) -> Topic? { all.first { $0.name == name } }
}
