extension NavigationReplay {
  /// A case for which the map's samples stand in, since its values are in no log.
  public struct StandIn: Hashable, Sendable, CustomStringConvertible {
    /// The case.
    public let route: RouteLabel
    /// How many different routes of the case the log has.
    public let routes: Int
    /// How many samples the map has of it.
    public let samples: Int

    /// One line; it says when there are too few samples to tell the routes apart.
    public var description: String {
      let fault = samples < routes ? ", so some of them became one" : ""
      return "\(route): \(routes) in the log, \(samples) samples in the map\(fault)"
    }
  }

  /// What a replay found.
  public struct Report: Hashable, Sendable, CustomStringConvertible {
    /// How many records were played and compared.
    public let replayed: Int
    /// What came out otherwise, in the order of the log; those after the first may follow from it.
    public let differences: [Difference]
    /// The cases for which samples stood in.
    public let standIns: [StandIn]
    /// The requests that could not be played, such as links that could not be read: what they
    /// changed was taken as recorded.
    public let unplayed: [String]

    /// Where the replay first came to something else.
    public var first: Difference? { differences.first }

    /// All of it, a line for each.
    public var description: String {
      var lines = ["\(replayed) replayed, \(differences.count) differences"]
      lines += differences.map(\.description)
      lines += standIns.map { "stood in: \($0)" }
      lines += unplayed.map { "taken as recorded: \($0)" }
      return lines.joined(separator: "\n")
    }
  }
}
