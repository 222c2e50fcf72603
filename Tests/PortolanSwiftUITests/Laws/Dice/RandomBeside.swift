import HeadlessSwiftUI
import HeadlessUIKit

@testable import Portolan

/// What happens beside requests and touches: other code, and the rest of the app.
@MainActor struct RandomBeside {
  private let app: TestApp
  private var code: RandomAppCode
  private var saves: RandomSaves
  private var unlocks: [NavigationRequest] = []
  private var adoptions: [NavigationRequest] = []
  let exits: RandomExits
  /// How often each die was drawn.
  private(set) var drawn: [Die: Int] = [:]

  init(_ app: TestApp) {
    self.app = app
    code = RandomAppCode(app)
    saves = RandomSaves(app.navigator.scene)
    exits = RandomExits(app.navigator.scene, Shop.self) { [unowned app] in
      app.peeked
    } press: { [unowned app] in
      app.presses($0)
    }
  }

  /// What was asked for.
  var requests: [NavigationRequest] { code.requests + saves.requests + adoptions }

  /// What was asked for and arrives at no node: a curtain has gone.
  var allUnlocks: [NavigationRequest] { code.unlocks + unlocks }

  /// Gives the answers for which something waits, takes away the modal that holds it up, unlocks, and lets
  /// links go: true when there was one.
  mutating func comeToRest() -> Bool {
    let scene = app.navigator.scene
    if exits.letGo() { return true }
    if scene.isBusy, app.isOpen, app.screen.giveWay() { return true }
    if scene.isBusy, scene.curtains?.all.isEmpty == false {
      unlocks.append(app.navigator.close(.cover))
      return true
    }
    guard scene.isBusy, scene.holdsLinks else { return false }
    scene.holdsLinks = false
    return true
  }

  /// Does one thing, whatever runs; returns what.
  mutating func act(_ random: inout SeededGenerator) -> String {
    let die = Die.draw(&random)
    drawn[die, default: 0] += 1
    switch die {
    case .layers, .dismissals:
      guard app.isOpen else { return "no window" }
      let other = RandomOtherCode(in: app)
      return die == .layers ? other.show(&random) : other.dismiss(&random)
    case .curtains: return code.lock(&random)
    case .links: return code.open(&random)
    case .exits: return exits.act(&random)
    case .saves: return saves.act(&random)
    case .maps: return adopt(&random)
    }
  }

  /// Adopts one of the maps whose containers a picture knows.
  private mutating func adopt(_ random: inout SeededGenerator) -> String {
    let maps: [any NavigationMap<Shop>] = [
      ShopMap(), LooseMap(guarding: [.signedIn]), LockTabMap(),
    ]
    let map = maps[Int.random(in: 0..<maps.count, using: &random)]
    adoptions.append(app.navigator.scene.adopt(map))
    return "adopt \(type(of: map))"
  }
}

extension TestApp {
  /// Taps a button; false when none can be touched.
  fileprivate func presses(_ label: String) -> Bool {
    do { try screen.tap(label) } catch { return false }
    return true
  }
}
