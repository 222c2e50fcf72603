import Foundation
import Portolan

@testable import Store

/// A Store without a screen, in a state folder of its own.
@MainActor final class TestStore {
  let state: URL
  let services: StoreServices
  let navigator: Navigator<StoreRoute>

  init(state: URL? = nil, data: URL = Catalogue.bundled) throws {
    let state = state ?? Self.freshFolder()
    self.state = state
    services = StoreServices(state: state, data: data)
    navigator = Navigator(try SceneNavigator(services.feature))
  }

  static func freshFolder() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("store-tests-\(UUID().uuidString)", isDirectory: true)
  }

  /// What the splash does.
  func start() async {
    navigator.show(.main)
    await services.startUp.run()
    await navigator.revalidate()
    await rest()
  }

  /// Lets the navigator do what it has taken in.
  func rest() async {
    while navigator.scene.isBusy { await Task.yield() }
  }

  var picture: String { navigator.tree.picture }

  /// Writes a file into a folder that may not exist yet.
  nonisolated static func write(_ text: String, _ name: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}
