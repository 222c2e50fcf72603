/// Finds what records mean among the maps of a replay.
final class ReplaySource {
  private let maps: MapSet
  private var entries: [String: MapSet.Entry] = [:]
  private var samples: [String: [AnyRoute]] = [:]
  /// Stand for screens of other code; alive, so that no two have one name.
  private var strangers: [AnyObject] = []

  init(_ maps: MapSet) {
    self.maps = maps
    for entry in maps.entries.values {
      entries[entry.name] = entry
      for sample in entry.samples() {
        var known = samples[Self.key(sample.record), default: []]
        if !known.contains(sample) { known.append(sample) }
        samples[Self.key(sample.record)] = known
      }
    }
  }

  /// Whether a sample stands for the route that the record means.
  func isStandIn(_ record: RouteRecord) -> Bool { record.route(among: maps) == nil }

  /// How many samples a case has.
  func sampleCount(of record: RouteRecord) -> Int { samples[Self.key(record)]?.count ?? 0 }

  private static func key(_ record: RouteRecord) -> String { record.type + " " + record.caseName }
}

extension ReplaySource: TreeRecordSource {
  /// The route itself when it is in the record, otherwise a sample of its case.
  func route(for record: RouteRecord) -> AnyRoute? {
    if let route = record.route(among: maps) { return route }
    guard let samples = samples[Self.key(record)] else { return nil }
    return samples[min(max(1, record.instance ?? 1), samples.count) - 1]
  }

  func adapter(for route: AnyRoute) -> AnyContainerAdapter? {
    do {
      guard case .members(let list) = try maps.destination(for: route).shape else { return nil }
      return list.adapter
    } catch { return nil }
  }

  func stranger() -> ForeignID {
    let object = Stranger()
    strangers.append(object)
    return ForeignID(object)
  }
}

/// Nothing but something that can be named.
private final class Stranger {}

extension AnyRoute {
  fileprivate var record: RouteRecord {
    RouteRecord(type: label.type, name: label.text, value: nil, instance: nil)
  }
}
