import Foundation

@testable import Portolan

/// What waits in a scene, as its saved form has it: nothing but bytes goes to the next app.
@MainActor struct Waiting {
  let data: Data

  init(in scene: SceneNavigator) throws {
    data = try SavedScene(NavigationTree(), scene.waitingRequests, among: scene.maps).data()
  }

  /// The requests with the routes of another scene.
  func requests(in scene: SceneNavigator) throws -> [StoredRequest] {
    try SavedScene(reading: data).read(among: scene.maps).requests.map { try $0.get() }
  }

  /// Makes the requests again in another scene.
  func takeUp(in scene: SceneNavigator) throws -> [NavigationRequest] {
    try requests(in: scene).map { scene.take(up: $0, site: CallSite()) }
  }
}
