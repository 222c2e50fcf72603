import Foundation

@testable import Portolan

extension Desk {
  /// What is on the desk, saved, written and read again.
  func saved() throws(ArchiveProblem) -> SavedScene {
    try SavedScene(reading: SavedScene(tree, among: maps).data())
  }

  /// The intent of showing what was saved with the maps of this desk.
  func intent(
    of saved: SavedScene, migrating migrate: RouteReader.Migration? = nil
  ) -> Intent {
    .restore(saved.read(among: maps, migrating: migrate).tree)
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

extension SavedScene {
  /// The same with routes that a newer app cannot read.
  func losing<R: NavigationRoute>(_ lost: [R]) throws -> SavedScene {
    var scene = self
    for route in lost {
      let json = String(decoding: try SavedRoute(route).json, as: UTF8.self)
      scene.routes.texts = scene.routes.texts.map { $0 == json ? #"{"gone":{}}"# : $0 }
    }
    return try SavedScene(reading: scene.data())
  }
}

extension SavedScene {
  /// A scene of an outline whose numbers name these routes.
  init(_ outline: TreeOutline, _ routes: RouteTexts) {
    self.init(NavigationTree(), among: MapSet())
    (self.outline, self.routes) = (outline, routes)
  }
}

extension RouteTexts {
  /// Routes of one case that were written as these texts.
  init(
    _ types: (name: String, version: Int, written: [String])..., name case: String = "written"
  ) {
    self.init()
    for (name, version, written) in types {
      let type = add(type: name, version: version)
      for text in written { add(type: type, name: `case`, text: text) }
    }
  }
}
