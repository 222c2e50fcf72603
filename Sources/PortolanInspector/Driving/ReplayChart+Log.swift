#if DEBUG && Inspector
import Foundation
import Portolan
import PortolanLog

extension ReplayChart {
  /// Reads an exported log and plays it again with the maps of a scene.
  ///
  /// Throws what keeps it from being read or played.
  @MainActor init(_ log: String, in scene: SceneNavigator) throws {
    let file = try LogFile(reading: Data(log.utf8))
    let report = try NavigationReplay(file, mapsOf: scene).run()
    records = file.records.map(\.description)
    differences = report.differences.map(\.description)
    notes = report.standIns.map { "A sample stood in for \($0)." }
  }
}
#endif
