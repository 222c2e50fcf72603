import Foundation
import Portolan

/// Draws the steps of a walk from a seed; the same seed gives the same steps.
///
/// It knows only routes and links: neither the app's map nor its tree nor its state.
struct WalkDice<R: NavigationRoute>: Sendable {
  private let routes: [R]
  private let links: [URL]
  private let isGuarded: Bool
  private let misbehaves: Bool
  private let others: Int
  private let isWide: Bool
  private let hasDialogs: Bool
  private var random: SeededGenerator
  /// Steps that make sense only right after the last one; drawn next half of the time.
  private var next: [WalkStep<R>] = []

  /// Draws among these routes and links; with `misbehaving` also the mistakes of a host, and with
  /// `others` what so many other features do; see `NavigationWalk.isWide` and `hasDialogs`.
  init(
    among routes: [R], links: [URL] = [], seed: UInt64, misbehaving: Bool = false, others: Int = 0,
    isWide: Bool = false, hasDialogs: Bool = false
  ) {
    precondition(!routes.isEmpty, "A walk needs routes to go to: give the map samples.")
    self.routes = routes
    self.links = links
    isGuarded = R.Guard.self != Never.self
    misbehaves = misbehaving
    self.others = others
    self.isWide = isWide
    self.hasDialogs = hasDialogs
    random = SeededGenerator(seed: seed)
  }

  /// Draws the next steps.
  mutating func steps(_ count: Int) -> [WalkStep<R>] {
    var steps: [WalkStep<R>] = []
    while steps.count < count {
      steps.append(others > 0 && random.once(in: 4) ? beside(step()) : step())
      if random.once(in: 2) { steps += next }
      next = []
    }
    return Array(steps.prefix(count))
  }

  private mutating func beside(_ step: WalkStep<R>) -> WalkStep<R> {
    .beside((0...number(below: 3)).map { _ in number(below: others) }, step)
  }

  private mutating func step() -> WalkStep<R> {
    switch number(below: 24) {
    case 0..<5: return .move(move())
    case 5 where isGuarded: return answerNext()
    case 6 where isGuarded && random.once(in: 8): return .revalidate
    case 7 where misbehaves: return .host(random.once(in: 2) ? .behaves : manner())
    case 8 where misbehaves: return random.once(in: 2) ? .finish : .wait
    case 9 where random.once(in: 8): return .wait
    case 10: return .other(intrusion())
    case 11 where random.once(in: 2): return .exit(number(below: 16), exit())
    case 12: return rare()
    default: return asking()
    }
  }

  private mutating func rare() -> WalkStep<R> {
    switch number(below: 6) {
    case 0, 1: return .hold(random.once(in: 2))
    case 2, 3: return .save
    default: return .letGo
    }
  }

  private mutating func move() -> WalkMove {
    switch number(below: 9) {
    case 0, 1: return .swipeBack
    case 2: return .dragAway
    case 3: return .goToFirst
    case 4: return .turn(number(below: 4))
    case 5: return .choose(number(below: 3))
    case 6: return .fold
    default: return .tap(number(below: 8))
    }
  }

  private mutating func intrusion() -> WalkIntrusion {
    next = [.other(.takesAway(number(below: 4)))]
    switch number(below: 5) {
    case 0, 1: return .presents
    case 2, 3: return .pushes
    default: return .takesAway(number(below: 4))
    }
  }

  private mutating func exit() -> WalkExit {
    // A screen that stays delays every request and every map that would close it.
    next = [others > 0 ? beside(asking()) : asking(), .letGo]
    return random.once(in: 2) ? .stays : .leaves
  }

  private mutating func answerNext() -> WalkStep<R> {
    let (place, answer) = (number(below: 8), answer())
    // The next start resumes a request whose guard has changed its answer meanwhile.
    next =
      answer.parks
      ? [.verb(.show(route())), .verb(.show(route())), .answer(place, .allow), .ask(.takeUp)]
      : [.revalidate]
    return .answer(place, answer)
  }

  private mutating func answer() -> WalkAnswer<R> {
    switch number(below: 16) {
    case 0, 1: return .deny
    case 2: return .redirect(route())
    case 3, 4: return .detour(route())
    case 5, 6: return .wait
    case 7, 8, 9: return .late
    case 10: return .silence
    case 11: return .failure
    default: return .allow
    }
  }

  private mutating func manner() -> MisbehavingHost.Manner {
    MisbehavingHost.Manner.allCases[number(below: MisbehavingHost.Manner.allCases.count)]
  }
}

extension WalkDice {
  private mutating func asking() -> WalkStep<R> {
    if isWide, random.once(in: 3) { return wide() }
    if hasDialogs, random.once(in: 6) { return dialog() }
    switch number(below: 60) {
    case 0: return .ask(.pop(number(below: 4)))
    case 1: return .ask(.replacing(route()))
    case 2: return .ask(.inOneTurn(route(), route()))
    case 3...5: return .ask(.inTwoTurns(route(), route()))
    case 6: return .ask(.cancel)
    case 7, 8: return .ask(.reply(number(below: 4)))
    case 9:
      return links.isEmpty ? .verb(.show(route())) : .ask(.open(links[number(below: links.count)]))
    case 10, 11: return .ask(.restore)
    default: return .verb(verb())
    }
  }

  private mutating func wide() -> WalkStep<R> {
    if !links.isEmpty, others > 0, random.once(in: 6) {
      // Another map may have closed what was restored when a link comes.
      let link = WalkStep<R>.ask(.openKeeping(links[number(below: links.count)]))
      next = [.ask(.restore), .beside([number(below: others)], .letGo), link]
      return random.once(in: 2) ? link : .save
    }
    if random.once(in: 4) {
      next = [.verb(.push(route())), .ask(.repath(number(below: 8), route()))]
      return .ask(.repath(number(below: 8), random.once(in: 2) ? route() : nil))
    }
    next = [.ask(.inCurtain(number(below: 4), verbInCurtain()))]
    return .ask(.inCurtain(number(below: 4), verbInCurtain()))
  }

  /// Draws a question in a dialog, for which others wait.
  private mutating func dialog() -> WalkStep<R> {
    next = [question(), .ask(.replacing(route())), .ask(.reply(number(below: 4)))]
    return question()
  }

  private mutating func question() -> WalkStep<R> {
    let style: PresentationStyle = random.once(in: 2) ? .alert : .confirmationDialog
    return .verb(.ask(route(), placed: .presented(style, over: nil)))
  }

  /// Draws a verb of a curtain's screen, which places ordinary screens and containers there.
  private mutating func verbInCurtain() -> WalkVerb<R> {
    switch number(below: 12) {
    case 0...3: return .push(route())
    case 4: return .course([route()], placed: .presented(.sheet, over: nil))
    case 5: return .course([route()], placed: place())
    case 6: return .back
    case 7: return .replace(above: route(), with: path(3))
    case 8: return .reset(to: route())
    case 9: return .select(route())
    case 10: return .close(route())
    default: return .show(route())
    }
  }

  /// Draws a verb of the navigator or of a screen.
  private mutating func verb() -> WalkVerb<R> {
    switch number(below: 44) {
    case 0, 1: return .push(route())
    case 2: return .reset(to: route())
    case 3, 4: return .select(route())
    case 5, 6: return .setPath(stack: route(), path(3))
    case 7, 8: return .back
    case 9: return .popToRoot
    case 10: return .dismiss
    case 11: return .dismissAll
    case 12, 13:
      next = [.verb(.showKept)]
      return .show(route(), keeping: true)
    case 14: return .releaseKept
    case 15: return .closeNode(number(below: 16))
    case 16: return .close(route())
    case 17: return .proceed(to: route())
    case 18, 19:
      next = [.ask(.reply(number(below: 4)))]
      return .ask(route(), placed: random.once(in: 3) ? place() : nil)
    case 20: return .course([route()] + path(2), placed: nil)
    case 21: return .course([route()], placed: place(), keeping: random.once(in: 4))
    case 22: return .bringToFront(route())
    case 23: return .dismissTo(route())
    case 24: return .replace(above: route(), with: path(3))
    case 25: return .transaction((0..<number(below: 4)).map { _ in step() })
    case 26, 27: return .update(route())
    case 28...30: return .pushOnto(number(below: 16), route())
    case 31: return .present(route(), .sheet, over: number(below: 16))
    default: return .show(route())
    }
  }

  /// Draws a step of a transaction.
  private mutating func step() -> WalkVerb<R> {
    switch number(below: 10) {
    case 0: return .push(route())
    case 1: return .dismissAll
    case 2: return .back
    case 3: return .select(route())
    case 4: return .course([route()], placed: place())
    case 5: return .close(route())
    case 6: return .update(route())
    default: return .show(route())
    }
  }

  private mutating func place() -> WalkPlace<R> {
    switch number(below: 8) {
    case 0: return .root
    case 1: return .pushedOnto(route())
    case 2: return .pushed(.above, in: route())
    case 3: return .pushed(.replacingTop, in: nil)
    case 4: return .pushed(.asOnlyElement, in: nil)
    case 5: return .presented(.sheet, over: nil)
    case 6: return .presented(.sheet(.medium, undimmedThrough: .medium), over: nil)
    default: return .presented(.fullScreen, over: route())
    }
  }

  private mutating func path(_ longest: Int) -> [R] {
    (0..<number(below: longest + 1)).map { _ in route() }
  }

  private mutating func route() -> R { routes[number(below: routes.count)] }

  private mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
}
