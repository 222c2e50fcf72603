import Foundation

@testable import Portolan

extension Desk {
  /// What is on the desk, saved, written and read again.
  func saved() throws(ArchiveProblem) -> SavedScene {
    var recorder = SceneRecorder(maps)
    return try SavedScene(reading: recorder.record(tree).data())
  }

  /// The intent of showing what was saved with the maps of this desk.
  func intent(
    of saved: SavedScene, migrating migrate: RouteReader.Migration? = nil
  ) -> LiveIntent {
    .restore(RouteReader(maps, migrating: migrate).read(saved).outline)
  }

  /// Another desk with the same maps, on which what was saved stands.
  func restored(
    _ saved: SavedScene, without refused: [AnyGuard] = []
  ) throws(NavigationError) -> (desk: Desk, report: RestorationReport) {
    var desk = self
    desk.tree = NavigationTree()
    desk.refused = refused
    let plan = try desk.plan(intent(of: saved))
    desk.tree = plan.to
    return (desk, plan.restoration ?? RestorationReport(restored: -1, leftOut: []))
  }
}

extension SavedScene.RouteType {
  /// Routes that were written as these texts, and those that were not.
  init(name: String, version: Int, written: [String], omitted: [SavedScene.Omitted] = []) {
    self.init(
      name: name, version: version, count: written.count + omitted.count,
      routes: "[\(written.joined(separator: ","))]", omitted: omitted)
  }
}

extension SavedScene {
  /// The same with routes that a newer app cannot read.
  func losing<R: NavigationRoute>(_ lost: [R]) throws -> SavedScene {
    var scene = self
    for route in lost {
      let json = String(decoding: try SavedRoute(route).json, as: UTF8.self)
      for type in scene.types.indices {
        let texts = JSONElements.split(scene.types[type].routes).map {
          String(decoding: $0, as: UTF8.self)
        }
        scene.types[type].routes =
          "[\(texts.map { $0 == json ? #"{"gone":{}}"# : $0 }.joined(separator: ","))]"
      }
    }
    return try SavedScene(reading: scene.data())
  }
}
