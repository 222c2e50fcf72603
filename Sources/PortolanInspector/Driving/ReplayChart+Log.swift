#if DEBUG && Inspector
import Foundation
import Portolan
import PortolanLog

extension ReplayChart {
  /// Reads an exported log and replays it with the maps of a scene.
  ///
  /// Throws the errors of reading and replaying.
  @MainActor init(_ log: String, in scene: SceneNavigator) throws {
    let file = try LogFile(reading: Data(log.utf8))
    let report = try NavigationReplay(file, mapsOf: scene).run()
    records = file.records.map(\.description)
    differences = report.differences.map(\.description)
    notes = report.standIns.map { "A sample stood in for \($0)." }
  }
}
#endif
