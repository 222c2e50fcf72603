import Portolan

/// Finds the routes and maps of records among the maps of a replay.
struct ReplaySource {
  let maps: MapSet
  /// All given maps; of two for one route type the first is used at the start.
  private let entries: [MapSet.Entry]
  private var samples: [String: [AnyRoute]] = [:]
  private var known: [RouteRecord: AnyRoute] = [:]

  /// Throws for the first route of a log that no map has a sample for.
  init(
    _ entries: [MapSet.Entry], _ rules: SceneRules?, for records: [RouteRecord]
  ) throws(NavigationReplay.Problem) {
    self.entries = entries
    var maps = MapSet(rules: rules)
    for entry in entries.reversed() { maps.replace(entry) }
    self.maps = maps
    for sample in entries.flatMap({ $0.samples() }) {
      let key = Self.key(sample.label.type, sample.label.caseName)
      if samples[key]?.contains(sample) != true { samples[key, default: []].append(sample) }
    }
    for record in records where known[record] == nil {
      guard let route = written(record) ?? sample(for: record) else {
        throw .noSample(record.label)
      }
      known[record] = route
    }
  }

  /// The route itself when the record holds it, otherwise a sample of its case.
  func route(for record: RouteRecord) -> AnyRoute {
    guard let route = known[record] else {
      preconditionFailure("Each route of a log was looked for when the replay was made.")
    }
    return route
  }

  private func sample(for record: RouteRecord) -> AnyRoute? {
    guard let samples = samples[Self.key(record.type, record.caseName)] else { return nil }
    return samples[min(max(1, record.instance ?? 1), samples.count) - 1]
  }

  /// Whether a sample stands in for the route of a record.
  ///
  /// A case without values has only one route, so its sample is that route.
  func isStandIn(_ record: RouteRecord) -> Bool {
    guard written(record) == nil else { return false }
    return record.value != nil || known[record]?.picture != record.caseName
  }

  /// How many samples a case has.
  func sampleCount(of record: RouteRecord) -> Int {
    samples[Self.key(record.type, record.caseName)]?.count ?? 0
  }

  /// The given map of a name, for an adoption.
  func map(named name: String) -> AdoptedMap? {
    entries.first { $0.mapName == name }.map(AdoptedMap.init)
  }

  private func written(_ record: RouteRecord) -> AnyRoute? {
    // A route whose values cannot be decoded any more gets a sample, like one that is not loggable.
    record.value.flatMap { AnyRoute(loggableJSON: $0, type: record.type, among: maps) }
  }

  private static func key(_ type: String, _ name: String) -> String { "\(type) \(name)" }
}

extension RouteLabel {
  fileprivate var caseName: String { String(text.prefix { $0 != "(" }) }
}
