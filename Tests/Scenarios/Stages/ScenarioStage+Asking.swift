import Foundation
import Portolan
import TestSupport
import Testing

extension ScenarioStage {
  var navigator: Navigator<Shop> { app.navigator }
  var counter: Navigator<Counter> { Navigator(app.scene) }
  var rooms: Navigator<Room> { Navigator(app.scene) }
  var session: Session { app.session }

  /// Time stands still.
  func outwait() {}

  /// Starts the app with a part, and waits until it stands.
  func start(with route: Shop = .main, signedIn: Bool = false) async {
    session.isSignedIn = signedIn
    navigator.show(route)
    launch(opening: [])
    await settle()
  }

  /// Starts the app by a link alone.
  func start(opening link: String) async throws {
    launch(opening: [try #require(URL(string: link))])
    await settle()
  }

  /// The system delivers a link.
  func open(_ link: String) throws {
    deliver(try #require(URL(string: link)))
  }

  /// How a request ended, in a word, once all is at rest.
  func ending(of request: NavigationRequest?) async -> String {
    await settle()
    return request?.ending ?? "never made"
  }

  /// The nodes in the stack in front, lowest first.
  var frontStack: [NodeID] {
    let tree = navigator.tree
    guard let stack = tree.visiblePath.last(where: { tree.kind(of: $0) == .stack }) else {
      return []
    }
    return tree.children(of: stack)
  }
}
