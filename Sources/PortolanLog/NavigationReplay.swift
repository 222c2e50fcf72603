public import Portolan

/// Replays an exported log without a screen, and reports what differs from the log.
///
/// ```swift
/// let file = try LogFile(reading: Data(contentsOf: url))
/// let report = try NavigationReplay(file, maps: ShopMap(), HelpMap()).run()
/// #expect(report.differences.isEmpty, "\(report)")
/// ```
///
/// The replay computes every change again from what the log recorded: the requests, the guards'
/// answers, the readings of the screen, and the deadlines that passed. So it asks no keeper and
/// waits for nothing.
///
/// A log holds the values of loggable routes only. In place of any other route the replay uses a
/// sample of the same case from a map: the first sample for the first such route, the second for
/// the second, and so on. `Report.standIns` lists these cases. When a case has fewer samples than
/// the log has routes, two screens may become one.
@MainActor public struct NavigationReplay {
  private let records: [LogRecord]
  private let source: ReplaySource
  private let start: TrafficStart?
  private let signals: [RecordedSignal]

  /// The reason why a log cannot be replayed.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Problem: Error, Hashable, Sendable {
    /// The log does not hold the values of a route of this case, and no map of the replay has the
    /// case in its `samples`.
    case noSample(RouteLabel)

    /// The problem in words, with its code, reason and fix.
    public var diagnostic: Diagnostic {
      switch self {
      case .noSample(let route):
        return Diagnostic(
          .noStandIn, "Nothing stands for \(route) of \(route.type) in the replay.",
          why: "The log holds the case's name only, and no map that was given has a sample of it.",
          fix: "Give the map of \(route.type), with \(route) in its `samples`.")
      }
    }
  }

  /// Prepares a replay with given maps.
  ///
  /// Pass the maps of all features and all maps that the scene has adopted. If the scene has guards
  /// of its own (`SceneGuards`), pass them as `guards`. Throws `noSample` for the first route that
  /// needs a sample and has none in the maps.
  public init(
    _ file: LogFile, maps: any NavigationMap..., guards: SceneGuards? = nil
  ) throws(Problem) {
    try self.init(file, maps.map { MapSet.Entry($0) }, [guards?.rules].compactMap(\.self))
  }

  /// Prepares a replay with the maps and guards of a scene, without changing the scene.
  ///
  /// Throws `noSample` for the first route that needs a sample and has none in the maps.
  public init(_ file: LogFile, mapsOf scene: SceneNavigator) throws(Problem) {
    try self.init(file, Array(scene.maps.entries.values), scene.maps.rules)
  }

  private init(
    _ file: LogFile, _ entries: [MapSet.Entry], _ rules: [SceneRules]
  ) throws(Problem) {
    records = file.records
    source = try ReplaySource(entries, rules, for: file.routes)
    do { (start, signals) = try file.played(with: source.routes) } catch {
      // The file names a route that was lost, which the log of an engine does not.
      throw .noSample((error as? LostRoute)?.label ?? RouteLabel(type: "", text: "?"))
    }
  }

  /// Replays the log's requests and compares each with its record; each call returns the same.
  ///
  /// The replay begins at the first request in the log that was made while no other was on its way;
  /// older requests are not compared. Without such a request nothing is compared: `replayed` is 0
  /// and there are no differences. If the screens that were open at that request have no place in
  /// the maps of the initializer, nothing is replayed, and each request counts as different.
  public func run() -> Report {
    let (played, refused) = played()
    let began = start?.lastNumber ?? .max
    let records = records.filter { ($0.number ?? 0) > began }
    let numbered = Dictionary(played.map { ($0.number, $0) }) { first, _ in first }
    return Report(
      replayed: records.count,
      differences: records.filter { !refused.contains($0.number) }.flatMap {
        Difference.between($0, numbered[$0.number])
      }, standIns: standIns)
  }

  /// The records of the replay, and the requests that never became an intent; only the log has
  /// their errors.
  private func played() -> (records: [LogRecord], refused: Set<Int?>) {
    var list = LogRecords(limit: .max)
    var refused: Set<Int?> = []
    guard let start else { return ([], []) }
    do throws(NavigationError) {
      // The scene's own engine has the name 0.
      var engines = [0: try Traffic(start, maps: source.maps)]
      for recorded in signals {
        let name = recorded.curtain ?? 0
        if let start = recorded.start, name != 0 {
          engines[name] = try Traffic(start, maps: source.maps)
        }
        guard var traffic = engines[name], let signal = recorded.live(in: traffic, source) else {
          continue
        }
        for event in traffic.replay(signal) { _ = list.note(event) }
        if case .refused = signal { refused.insert(traffic.lastNumber) }
        engines[name] = traffic
        for other in engines.keys where other != name { engines[other]?.number(after: traffic) }
      }
    } catch {
      return ([], [])
    }
    return (list.all, refused)
  }

  /// The cases for which samples stood in, by name.
  private var standIns: [StandIn] {
    source.standIns.map { route, number in
      StandIn(route: route, routes: number, samples: source.sampleCount(of: route))
    }.sorted { ($0.route.type, $0.route.text) < ($1.route.type, $1.route.text) }
  }
}

extension RecordedSignal {
  /// The signal for the engine of a replay, with that engine's own tickets; nil when it ends a wait
  /// that the replay does not have.
  fileprivate func live(in traffic: Traffic, _ source: ReplaySource) -> Signal? {
    let ticket = label.flatMap(traffic.ticket)
    switch signal {
    case .requested(var submission):
      submission.during = ticket
      if case .adopt(let map, let other) = submission.intent,
        let known = source.map(named: map.name)
      {
        submission = submission.with(.adopt(known, instead: other))
      }
      return .requested(submission)
    case .adoptedToo(let map): return .adoptedToo(source.map(named: map.name) ?? map)
    case .maps(let maps): return .maps(maps.map { source.map(named: $0.name) ?? $0 })
    case .revalidated: return .revalidated(during: ticket)
    case .answered(_, let answer, let whenSilent):
      return ticket.map { .answered($0, answer, whenSilent: whenSilent) }
    case .said(_, let verdict): return ticket.map { .said($0, verdict) }
    case .timedOut(_, let wait, let whenSilent):
      return ticket.map { .timedOut($0, wait, whenSilent: whenSilent) }
    case .performed(_, let snapshot, let isLate):
      return traffic.performing.map { .performed($0, snapshot, isLate: isLate) }
    case .postponed: return traffic.performing.map { .postponed($0) }
    default: return signal
    }
  }
}
