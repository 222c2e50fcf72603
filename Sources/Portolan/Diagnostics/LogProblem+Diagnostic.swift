extension LogProblem {
  /// The problem in words, with its code, why it is so and what to do.
  public var diagnostic: Diagnostic {
    switch self {
    case .tooLong(let limit):
      return Diagnostic(
        .longLog, "The exported log is longer than \(limit) bytes.",
        why: "Files come from outside and are read in bounded time.",
        fix: "Record fewer requests: `NavigationLog(limit:)`.")
    case .foreign:
      return Diagnostic(
        .noLog, "The file is no exported log.",
        why: "It does not say that its format is `portolan-log`.",
        fix: "Give what `NavigationLog.export()` wrote.")
    case .newer(let version):
      return Diagnostic(
        .unknownVersion, "The exported log has version \(version), which is not known.",
        why: "A newer library wrote it.", fix: "Read it with that version of the library.")
    case .corrupt(let place):
      return Diagnostic(
        .damagedLog, "The exported log is damaged at \(place.isEmpty ? "its beginning" : place).",
        why: "What stands there is not what the format says.", fix: "Export it again.")
    case .noSample(let route):
      return Diagnostic(
        .noStandIn, "Nothing stands for \(route) of \(route.type) in the replay.",
        why: "The log holds the case's name only, and no map that was given has a sample of it.",
        fix: "Give the map of \(route.type), with \(route) in its `samples`.")
    }
  }
}
