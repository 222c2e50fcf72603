import Portolan

/// Finds the routes and maps of a log among the maps of a replay.
struct ReplaySource {
  let maps: MapSet
  /// The routes of the log: those that it holds, and samples of the cases of the others.
  let routes: [AnyRoute]
  /// How many different routes of each case have samples.
  let standIns: [RouteLabel: Int]
  /// All given maps; of two for one route type the first is used at the start.
  private let entries: [MapSet.Entry]
  private let samples: [RouteLabel: [AnyRoute]]

  /// Throws for the first route of a log that no map has a sample for.
  init(
    _ entries: [MapSet.Entry], _ rules: [SceneRules], for texts: RouteTexts
  ) throws(NavigationReplay.Problem) {
    self.entries = entries
    var maps = MapSet()
    maps.rules = rules
    for entry in entries.reversed() { maps.replace(entry) }
    self.maps = maps
    var samples: [RouteLabel: [AnyRoute]] = [:]
    for sample in entries.flatMap({ $0.samples() }) {
      let key = sample.label.withoutValues
      if samples[key]?.contains(sample) != true { samples[key, default: []].append(sample) }
    }
    self.samples = samples
    var (routes, counts, standIns) = ([AnyRoute](), [RouteLabel: Int](), [RouteLabel: Int]())
    let reasons = texts.reasons
    for (index, written) in RouteReader(maps).table(of: texts).routes.enumerated() {
      // Not in the log, or not to be decoded any more; one with a reason was lost there already.
      guard written.as(LostRoute.self) != nil, reasons[index] == nil else {
        routes.append(written)
        continue
      }
      let label = RouteLabel(type: texts.type(at: index), text: texts.names[index]).withoutValues
      counts[label, default: 0] += 1
      let count = counts[label] ?? 1
      guard let all = samples[label] else { throw .noSample(label) }
      let sample = all[min(count, all.count) - 1]
      // A case without values has only one route, so its sample is that route.
      let hadValues = texts.text(at: index) != nil || sample.picture != label.text
      if hadValues { standIns[label] = count }
      routes.append(sample)
    }
    self.routes = routes
    self.standIns = standIns
  }

  /// How many samples a case has.
  func sampleCount(of label: RouteLabel) -> Int { samples[label]?.count ?? 0 }

  /// The given map of a name, for an adoption.
  func map(named name: String) -> AdoptedMap? {
    entries.first { $0.mapName == name }.map(AdoptedMap.init)
  }
}

extension RouteLabel {
  fileprivate var withoutValues: RouteLabel {
    RouteLabel(type: type, text: String(text.prefix { $0 != "(" }))
  }
}
