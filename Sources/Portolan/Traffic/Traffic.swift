/// The engine of one scene: a pure value with the tree, the maps and all requests.
///
/// `handle(_:_:)` takes one signal in and returns effects. The navigator performs them, and their
/// results come in as signals. So a listener sees each change complete, and may make requests.
package struct Traffic {
  /// The present tree, which the host has to show.
  package var tree = NavigationTree()
  var maps: MapSet
  var traits = SceneTraits()
  var limits = Limits() { didSet { limits.bound() } }
  var isClosed = false
  /// Whether events have listeners; without any, only diagnostics are made.
  var isHeard = false

  package var lastNumber = 0
  var lastTicket: Ticket = 0
  /// The requests that have not ended.
  var requests = RequestStore()
  /// The requests that have not committed, and are not parked.
  var rows = Rows()
  /// The row that requests of this turn of the main actor join; nil between turns.
  var turn: Int?
  /// Whether the signal `turnEnded` will come for that turn.
  var isTurnAwaited = false
  /// The adoption that waits for the end of the turn, so that other features' maps can join it.
  var adoption: Int?
  var parked: [Int] = []
  /// The links that have not committed, in the order in which they came.
  var links: [Int] = []
  /// The committed requests that the host has still to show, in the order of their commits.
  var committed: [Int] = []
  /// The last request that has changed the front screen and ends older ones; nil after a move by a user or other
  /// code.
  var lastInFront: (precedence: Request.Precedence, stamp: RequestStamp)?
  /// The requests that restore the scene, and the detours for which a restoration waits.
  var starts: Set<Int> = []
  /// The curtains (covers of the whole scene) that are shown, the lowest first.
  var curtains: [AnyRoute] = []
  /// The guards and screens that are being asked.
  var askings = Askings()
  var revalidation: Revalidation?
  var lastRevalidation = 0
  /// The route types whose keepers distinguish the occasions on which they are asked.
  var occasional: Set<String> = []
  /// Guards that open screens have not passed, since another map gave them to the screens.
  var owed: Set<Owed> = []
  /// Guards of screens that have gone from beneath others in a stack: they go on guarding these.
  var inherited: [NodeID: [AnyGuard]] = [:]
  /// Screens with an exit guard: they are asked before they are closed.
  var reluctant: Set<NodeID> = []
  /// Screens that were asked a question, whose answer is awaited.
  var asked: Set<NodeID> = []
  var host = HostState()
  /// The effects of the present signal so far.
  var effects: [Effect] = []

  init(_ maps: MapSet) {
    self.maps = maps
  }

  /// Takes a signal in, and appends its effects to those that are still to be performed.
  mutating func handle(_ signal: Signal, _ effects: inout [Effect]) {
    swap(&self.effects, &effects)
    if maps.said == nil { maps.said = MapSet.Said() }
    take(signal)
    goOn()
    awaitTurn()
    maps.said = nil
    swap(&self.effects, &effects)
  }

  private mutating func take(_ signal: Signal) {
    switch signal {
    case .requested(let submission): take(submission)
    case .turnEnded: endTurn()
    case .adoptedToo(let maps): adopt(maps)
    case .refused(let error, let words, let origin, let site):
      refuse(error.error, words, origin, site)
    case .answered(let ticket, let answer, let whenSilent):
      receive(answer, ticket, whenSilent: whenSilent)
    case .said(let ticket, let verdict): receive(verdict, ticket)
    case .timedOut(let ticket, let wait, let whenSilent):
      timeOut(ticket, wait, whenSilent: whenSilent)
    case .cancelled(let number, let error): cancel(number, because: error.error)
    case .mayLeave(let number, let node): requests[number]?.attempt.mayGo.insert(node)
    case .lookedUp(let number, let intent): lookedUp(number, intent)
    case .lookUpWaits(let number, let route): lookUpWaits(number, for: route)
    case .revalidated(let ticket):
      // The guards of a map that was adopted before are asked too; no other goes on with an old answer.
      if let adopting = exchange(&adoption, with: nil) { goOn(adopting) }
      revalidate(during: ticket)
    case .allResumed: resumeParked()
    case .seen(let snapshot, let isEndOfMove): see(snapshot, isEndOfMove: isEndOfMove)
    case .performed(let ticket, let seen, let isLate): performed(ticket, seen, isLate: isLate)
    case .postponed(let ticket): postpone(ticket)
    case .overdue(let commit, let snapshot): overdue(commit, snapshot)
    case .hosted(let snapshot): attach(snapshot)
    case .asksBeforeLeaving(let node, let asks):
      if asks { reluctant.insert(node) } else { reluctant.remove(node) }
    case .tappedAgain(let node):
      tell { .tappedAgain(.init(route: $0.tree.node(node)?.route?.label)) }
    case .traits(let traits): self.traits = traits
    case .curtains(let routes): curtains = routes
    case .maps(let adopted): if !isClosed { follow(AdoptedMap(adopted.flatMap(\.entries))) }
    case .limits(let limits): set(limits)
    case .closed: close()
    }
  }

  /// Takes every request as far as it can go now.
  private mutating func goOn() {
    repeat {
      stopAskingClosedScreens()
      passNeedlessGuards()
      wakeParked()
      releaseDeparted()
      perform()
    } while goOnInRows() || makeRoom()
  }

  /// Whether a request waits for its turn, a guard or the screen.
  var isBusy: Bool { !rows.isEmpty || !committed.isEmpty || host.performance != nil }

  /// Continues another engine's numbers of requests and nodes, so that none is used twice.
  package mutating func number(after other: Traffic) {
    lastNumber = max(lastNumber, other.lastNumber)
    tree.number(after: other.tree)
  }

  mutating func nextTicket() -> Ticket {
    lastTicket += 1
    return lastTicket
  }

  /// Reports an event to the listeners; `event` is called only when there are any.
  mutating func tell(
    of request: Request.Facts? = nil, _ event: (Traffic) -> NavigationEvent
  ) {
    guard isHeard else { return }
    effects.append(.tell(event(self), request))
  }

  /// Reports a problem for the developer, also without listeners.
  mutating func diagnose(_ diagnostic: Diagnostic) {
    effects.append(.tell(.diagnosed(diagnostic), nil))
  }

  /// Reports an event of a request, which `event` makes from the request's stamp.
  mutating func tell(
    of request: Request, _ event: (RequestStamp) -> NavigationEvent
  ) {
    guard isHeard else { return }
    effects.append(.tell(event(stamp(request)), request.facts))
  }

  private mutating func set(_ limits: Limits) {
    let letsGo = self.limits.holdsLinks && !limits.holdsLinks
    self.limits = limits
    if letsGo { releaseLinks() }
  }

  private mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    host.performance = nil
    for number in rows.all + parked + committed { end(number, .failure(.sceneGone)) }
    stopAsking(askings.ofRules)
    for number in revalidation?.numbers ?? [] { effects.append(.revalidated(number)) }
    revalidation = nil
  }
}
