package import Portolan
package import PortolanTesting

import struct Foundation.URL

/// Code of an app that locks, follows links, shows a split and adopts other maps, at any time.
@MainActor package struct RandomAppCode {
  private let app: any SoakedApp
  /// What was asked for.
  package var requests: [NavigationRequest] = []
  /// The requests that close a curtain.
  package var unlocks: [NavigationRequest] = []

  package init(_ app: any SoakedApp) { self.app = app }

  /// Locks, goes on in the lock, or unlocks; returns what.
  package mutating func lock(_ random: inout SeededGenerator) -> String {
    let navigator = app.navigator
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      requests.append(navigator.show(.cover))
      return "lock"
    case 2:
      requests.append(navigator.show(.code))
      return "show the code of the lock"
    default:
      unlocks.append(navigator.close(.cover))
      return "unlock"
    }
  }

  /// Unlocks when a request waits for that: what is covered asks nobody; whether it did.
  package func unlockForWaiting() -> Bool {
    let scene = app.navigator.scene
    guard scene.isBusy, scene.curtains?.all.isEmpty == false else { return false }
    app.navigator.close(.cover)
    return true
  }

  /// Opens a link, or holds links back; returns what.
  package mutating func open(_ random: inout SeededGenerator) -> String {
    let scene = app.navigator.scene
    let id = Int.random(in: 1...3, using: &random)
    let links = [
      "main", "products/\(id)", "orders/\(id)", "bag", "note", "products/\(id)", "nothing",
    ]
    let place = Int.random(in: 0...links.count, using: &random)
    guard links.indices.contains(place), let url = URL(string: "shop://\(links[place])") else {
      scene.holdsLinks.toggle()
      return scene.holdsLinks ? "hold links" : "let links go"
    }
    requests.append(scene.open(url))
    return "open \(links[place])"
  }

  /// Shows the archive, which is a split, or what stands in its columns; returns what.
  package mutating func showArchive(_ random: inout SeededGenerator) -> String {
    let rooms: [Room] = [.archive, .shelves, .box, .letter(1), .letter(2)]
    let room = rooms[Int.random(in: 0..<rooms.count, using: &random)]
    requests.append(Navigator<Room>(app.navigator.scene).show(room))
    return "show \(room)"
  }

  /// Adopts one of some maps; returns which.
  package mutating func adopt(_ random: inout SeededGenerator) -> String {
    let maps: [any NavigationMap<Shop>] = [
      ShopMap(), BurgerMap(), LooseMap(guarding: [.signedIn]), LockTabMap(), ManyTabsMap(),
    ]
    let map = maps[Int.random(in: 0..<maps.count, using: &random)]
    requests.append(app.navigator.scene.adopt(map))
    return "adopt \(type(of: map))"
  }
}
