import Portolan

/// Finds the routes whose screens close when an app adopts other maps, or its own again.
struct AdoptionCheck {
  private let maps: MapSet
  private let new: [MapSet.Entry]
  private var problems: [Diagnostic] = []

  init(_ maps: MapSet, adopting new: [MapSet.Entry]) {
    self.maps = maps
    self.new = new
  }

  func run() -> [Diagnostic] {
    var check = self
    check.look(from: maps, to: new)
    let old = new.compactMap { maps.entries[$0.type] }
    if !old.isEmpty { check.look(from: maps.replacing(new), to: old) }
    return check.problems
  }

  /// Shows one sample after the other, and looks at what closes when the other maps are adopted.
  private mutating func look(from maps: MapSet, to new: [MapSet.Entry]) {
    let samples = maps.sorted.flatMap { $0.samples() }
    var tree = NavigationTree()
    // A sample that needs another screen beneath it may be shown the second time.
    for sample in samples + samples {
      do { tree = try maps.plan(showing: sample, in: tree).to } catch { continue }
      do throws(NavigationError) {
        for route in try maps.routesClosing(adopting: new, over: tree) {
          note(.closesOnAdopting(route, new.first { $0.type == route.typeID }?.mapName))
        }
      } catch {
        note(error.diagnostic)
      }
    }
  }

  private mutating func note(_ problem: Diagnostic) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Diagnostic {
  /// Only one of two maps for the same routes has a place for a route, or room for it.
  static func closesOnAdopting(_ route: AnyRoute, _ map: String?) -> Self {
    Diagnostic(
      .closesOnAdopting,
      "\(map ?? "Another map") has no place for \(route.label), which the present map shows.",
      why: "Its screen closes when the map is adopted, and is asked before if it wants to be.",
      fix: "Place it in both maps, beside the screens that are open together with it.",
      in: route.label)
  }
}
