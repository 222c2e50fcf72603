import HeadlessUIKit
import Portolan

/// What happens in a walk beside requests and touches: other code, and what an app's code does more
/// rarely.
///
/// It draws from dice of its own, so that a walk without them is the one that it was before.
@MainActor struct Beside {
  private let dice: Set<Die>
  private var random: SeededGenerator
  private let other: OtherCode
  private let exits: RandomExits
  private var saves: RandomSaves
  private var code: RandomAppCode?
  /// How often each die was drawn.
  private(set) var drawn: [Die: Int] = [:]

  /// What happens beside a walk of some seed, in an app with some routes.
  init<R: NavigationRoute>(
    _ app: any WalkedApp, _ routes: R.Type, _ code: RandomAppCode? = nil, dice: Set<Die>,
    seed: UInt64
  ) {
    self.dice =
      code == nil ? dice.subtracting([.curtains, .links, .maps, .archive]) : dice
    self.code = code
    random = SeededGenerator(seed: ~seed)
    other = OtherCode(beside: app)
    exits = RandomExits(app.scene, routes) { [unowned app] in
      app.peeked
    } press: { [unowned app] in
      app.screen.presses($0)
    }
    saves = RandomSaves(app.scene)
  }

  /// What was asked for.
  var requests: [NavigationRequest] { saves.requests + (code?.requests ?? []) }

  /// The requests that close a curtain.
  var unlocks: [NavigationRequest] { code?.unlocks ?? [] }

  /// Does one thing now and then; returns what, nil when nothing was done.
  mutating func act() -> String? {
    guard !dice.isEmpty, Int.random(in: 0..<3, using: &random) == 0,
      let die = Die.draw(among: dice, &random)
    else { return nil }
    drawn[die, default: 0] += 1
    switch die {
    case .curtains: return code?.lock(&random)
    case .links: return code?.open(&random)
    case .maps: return code?.adopt(&random)
    case .archive: return code?.showArchive(&random)
    case .exits: return exits.act(&random)
    case .saves: return saves.act(&random)
    default: return other.act(die, &random)
    }
  }

  /// Gives back what others can only see when it is there, and answers what waits for a person.
  ///
  /// Returns whether it did something: then something may follow.
  func comeToRest() -> Bool {
    let wasTaken = other.giveBack()
    return exits.letGo() || code?.unlockForWaiting() == true || wasTaken
  }
}

extension HeadlessScreen {
  /// Taps a button; false when none can be touched.
  fileprivate func presses(_ label: String) -> Bool {
    do { try tap(label) } catch { return false }
    return true
  }
}
