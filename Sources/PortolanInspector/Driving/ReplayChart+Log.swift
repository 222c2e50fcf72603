#if DEBUG && Inspector
import Foundation
import Portolan

extension ReplayChart {
  /// Reads an exported log and plays it again with the maps of a scene.
  ///
  /// Throws what keeps it from being read or played.
  @MainActor init(_ log: String, in scene: SceneNavigator) throws(LogProblem) {
    let export = try NavigationExport(reading: Data(log.utf8))
    let report = try NavigationReplay(export, mapsOf: scene).run()
    records = export.records.map(\.description)
    differences = report.differences.map(\.description)
    notes =
      report.standIns.map { "A sample stood in for \($0)." }
      + report.unplayed.map { "Taken as recorded: \($0)." }
  }
}
#endif
