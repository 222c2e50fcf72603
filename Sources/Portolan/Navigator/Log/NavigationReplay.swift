/// Does again what an exported log says, without a screen, and finds where it ends otherwise.
///
/// ```swift
/// let export = try NavigationExport(reading: Data(contentsOf: file))
/// let report = try NavigationReplay(export, maps: ShopMap(), HelpMap()).run()
/// #expect(report.differences.isEmpty, "\(report)")
/// ```
///
/// Requests, links, detours and what the user did are played in the order of the log; guards
/// answer what they answered then, so no keeper and nothing it depends on is needed. A request
/// that was cancelled, expired or passed over on the screen ends so again. Planning, guards that
/// are asked, redirects, parking and the rows are the navigator's own.
///
/// A log holds the values of loggable routes only. For any other route the map's sample of its
/// case stands in, for the second such route the second sample; the report lists them. Where a
/// case has fewer samples than the log has routes, two screens may become one.
@MainActor public struct NavigationReplay {
  private let export: NavigationExport
  private let maps: MapSet
  private let source: ReplaySource

  /// Prepares a replay with the maps of the app's features.
  ///
  /// Throws `noSample` for the first route that none of the maps can stand for.
  public init(_ export: NavigationExport, maps: any NavigationMap...) throws(LogProblem) {
    var set = MapSet()
    for map in maps { set.replace(MapSet.Entry(map)) }
    try self.init(export, set)
  }

  init(_ export: NavigationExport, _ maps: MapSet) throws(LogProblem) {
    self.export = export
    self.maps = maps
    source = ReplaySource(maps)
    for record in export.routes where source.route(for: record) == nil {
      throw .noSample(record.label)
    }
  }

  /// Plays the log once; each call does the same.
  public func run() -> Report {
    let stage = ReplayStage(export, maps, source)
    for happening in ReplayScript(export.records).happenings { stage.play(happening) }
    let replayed = stage.close()
    return Report(
      replayed: replayed.count { $0 != nil },
      differences: zip(export.records, replayed).flatMap(Difference.between),
      standIns: standIns, unplayed: stage.unplayed.map { export.records[$0].title })
  }

  /// The cases for which samples stand in, by name.
  private var standIns: [StandIn] {
    var found: [RouteLabel: StandIn] = [:]
    for record in export.routes where source.isStandIn(record) {
      let most = max(record.instance ?? 1, found[record.label]?.routes ?? 0)
      found[record.label] = StandIn(
        route: record.label, routes: most, samples: source.sampleCount(of: record))
    }
    return found.values.sorted { ($0.route.type, $0.route.text) < ($1.route.type, $1.route.text) }
  }
}

extension PlanRecord {
  /// The first line: number, what was asked, who asked.
  var title: String { String(description.prefix { $0 != "\n" }) }
}

extension NavigationExport {
  /// All routes that a replay needs.
  fileprivate var routes: [RouteRecord] {
    start.nodes.compactMap(\.route)
      + records.flatMap { record -> [RouteRecord] in
        let whole = record.change?.whole?.nodes.compactMap(\.route) ?? []
        return record.asked.routes + record.answers.compactMap(\.route) + whole
      }
  }
}
