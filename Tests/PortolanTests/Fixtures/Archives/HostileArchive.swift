import Foundation
import PortolanLog
import PortolanTesting

@testable import Portolan

/// What an app does with a file that somebody may have changed: a saved scene, a log.
@MainActor enum HostileArchive {
  /// Files as a ship writes them.
  static func sound() throws -> [Data] {
    let scene = try ship()
    let log = NavigationLog(recording: scene)
    let ship = scene.of(Ship.self)
    for route in [Ship.chart(2), .note("a"), .cabin(2), .crate("y"), .oar, .flag, .berth] {
      ship.show(route)
    }
    ship.show(.galley, options: .keepingReplacedPart)
    let first = try scene.save().data()
    ship.showKept()
    scene.adopt(ShipMap(isOld: true))
    ship.select(.bridge)
    ship.back()
    scene.holdsLinks = true
    for link in ["ship://charts/7", "ship://boat", "ship://later/x"] {
      if let url = URL(string: link) { ship.open(url) }
    }
    ship.show([.chart(1), .alarm])
    let files = try [first, scene.save().data(), log.export()]
    scene.close()
    return files
  }

  private static func ship() throws -> SceneNavigator {
    let scene = try SceneNavigator(
      NavigationFeature(ShipMap(), links: ShipMap.links), clock: TestClock())
    scene.keptPartLimit = 2
    scene.attach(RecordingHost())
    scene.of(Ship.self).show(.decks)
    return scene
  }

  enum Outcome: Hashable {
    /// The file was refused with an error.
    case refused
    case read
    case broken(String)
  }

  /// What comes of a file: it is refused, or all of the library's promises hold after it was read.
  static func outcome(of data: Data) -> Outcome {
    do {
      if let saved: SavedScene = try read(data) { return try outcome { $0.restore(saved) } }
      guard let log: LogFile = try read(data) else { return .refused }
      return replay(log)
    } catch { return .broken("\(error)") }
  }

  private struct ReadOtherwise: Error {}

  /// The archive; nil for a file of another kind, or one that is refused.
  private static func read<Archive: NavigationArchive>(_ data: Data) throws -> Archive? {
    let archive: Archive
    do throws(ArchiveProblem) { archive = try Archive(reading: data) } catch { return nil }
    let written = try archive.data()
    guard try Archive(reading: written).data() == written else { throw ReadOtherwise() }
    return archive
  }

  private static func replay(_ log: LogFile) -> Outcome {
    do throws(NavigationReplay.Problem) {
      _ = try NavigationReplay(log, maps: ShipMap(), ShipMap(isOld: true)).run()
      return .read
    } catch { return .refused }
  }

  /// Restores on a new ship, and sails on.
  private static func outcome(_ restore: (SceneNavigator) -> Void) throws -> Outcome {
    let scene = try ship()
    defer { scene.close() }
    let ship = scene.of(Ship.self)
    let acts: [() -> Void] = [
      { _ = ship.show(.chart(3)) }, { _ = ship.back() }, { _ = scene.adopt(ShipMap(isOld: true)) },
      { _ = ship.showKept() }, { scene.releaseKeptParts() }, {},
    ]
    restore(scene)
    for act in acts {
      guard scene.tree.faults.isEmpty else { return .broken("\(scene.tree.faults)") }
      let _: SavedScene? = try read(scene.save().data())
      act()
    }
    return .read
  }
}
