import PortolanTesting

@testable import Portolan

/// Drives a scene's traffic alone, with signals drawn from a seed: nobody is asked, no time passes, and
/// the screen is a model.
///
/// Those who are asked answer late, otherwise than before, or never; the screen is late, is moved by
/// fingers and goes away; and who is told of a commit asks for more before all others are told.
struct TrafficWalk {
  private(set) var traffic: Traffic
  private(set) var signals: [Signal] = []
  /// What each signal led to, in words.
  private(set) var digests: [String] = []
  private(set) var faults: [String] = []
  /// How many requests were seen in each phase.
  private(set) var phases: [String: Set<Int>] = [:]

  let start: Traffic
  private let others: [AdoptedMap]
  private let samples: [AnyRoute]
  /// Those that can be pushed and have guards of their own.
  private let pushable: [AnyRoute]
  /// Base contents that last.
  private let parts: [AnyRoute]
  var random: SeededGenerator
  private var effects: [Effect] = []
  private var isActing = false
  var screen: ScreenModel?
  var performing: (plan: NavigationPlan, ticket: Ticket)?
  var isMoving = false
  /// Who is asked and has not answered, and whose answer nobody waits for any more.
  private var asked: [Ticket] = []
  private var late: [Ticket] = []
  /// What stands over the scene.
  private var curtains: [AnyRoute] = []
  private var watch = TrafficWatch()
  private var rowWatch = RowWatch()
  private var saved: SavedTree?
  /// Whether the app brings a root that is out of sight to the front.
  private let comesToFront: Bool
  /// The commit for which such a root is awaited.
  var awaitedCommit: Int?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let maps = TrafficMaps(seed: seed, &random)
    (others, samples, parts) = (maps.others, maps.samples, maps.parts)
    var traffic = Traffic(maps.first)
    traffic.isHeard = true
    if seed % 4 == 1 { traffic.occasional = [Point.savedName] }
    comesToFront = seed % 5 == 3
    traffic.traits.comesToFront = comesToFront
    start = traffic
    pushable = maps.pushable
    self.traffic = traffic
  }

  /// Takes so many steps, then ends the scene; before half of them there is a base content.
  mutating func run(steps: Int) {
    if random.once(in: 2) {
      feed(
        .requested(Signal.Submission(intent: .show(parts[0]), site: CallSite(named: "start"))))
    }
    for _ in 0..<steps where faults.isEmpty { step() }
    feed(.closed)
    faults += watch.unended(upTo: traffic.lastNumber)
  }

  private mutating func step() {
    if awaitedCommit != nil, random.once(in: 4) { giveUpRoot() }
    if random.once(in: 3) { feed(.turnEnded) }
    if random.once(in: 2), let ticket = askedForPush {
      if random.once(in: 3) {
        feed(.requested(gesture()))
        return answer(ticket)
      }
      evict(besides: ticket)
      guard let rule = traffic.askings[ticket]?.addressee.rule else { return }
      return tell(.allow, of: rule, ticket)
    }
    if !random.once(in: 4), let (ticket, rule) = askedForOlder {
      return tell(.allow, of: rule, ticket)
    }
    if random.once(in: 4), isAsking {
      feed(.turnEnded)
      let route = pushable.randomElement(using: &random) ?? samples[0]
      return feed(
        .requested(Signal.Submission(intent: .show(route), site: CallSite(named: "newer"))))
    }
    if random.once(in: 24), isAsking { return followWhileAsked() }
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<10: feed(.requested(something()))
    case 10..<18: answer()
    case 18: if let ticket = asked.randomElement(using: &random) { timeOut(ticket) }
    case 19:
      let number = Int.random(in: 1...max(1, traffic.lastNumber), using: &random)
      feed(.cancelled(number, because: .init(.cancelled)))
    case 20 where random.once(in: 2): evict()
    case 20: feed(random.once(in: 3) ? .allResumed : .revalidated())
    case 21, 22: move()
    case 23..<27: finish()
    case 27: takeHost()
    case 28: beReluctant()
    case 29 where !curtains.isEmpty && random.once(in: 2):
      if let place = curtains.indices.randomElement(using: &random) { curtains.remove(at: place) }
      feed(.curtains(curtains))
    case 29:
      feed(
        .traits(
          SceneTraits(
            isCompact: random.once(in: 2), comesToFront: comesToFront && !random.once(in: 4))))
    case 30 where random.once(in: 2):
      if let map = others.randomElement(using: &random) { feed(.maps([map])) }
    case 30 where random.once(in: 2):
      for map in others.shuffled(using: &random).prefix(2) { adopt(map) }
    case 30:
      feed(
        .limits(
          Limits(
            keptParts: Int.random(in: 0...2, using: &random),
            inbox: random.once(in: 2) ? 20 : Int.random(in: -1...2, using: &random),
            holdsLinks: random.once(in: 2))))
    default: if random.once(in: 2) { lookedUp() } else { timeOutParked() }
    }
  }

  // MARK: Signals

  /// Takes a signal in and does what it leads to; within another's, that is done by the outermost.
  mutating func feed(_ signal: Signal) {
    signals.append(signal)
    let before = traffic.tree
    let start = effects.count
    watch.begin(signal, with: traffic)
    rowWatch.begin(signal, with: traffic)
    traffic.handle(signal, &effects)
    let new = effects[start...]
    digests.append(new.map(\.digest).joined(separator: " "))
    faults += watch.note(new, from: before, to: traffic)
    faults += rowWatch.note(new, to: traffic)
    for case .ask(_, let ticket) in new { asked.append(ticket) }
    for case .askScreen(_, let ticket) in new { asked.append(ticket) }
    for case .stop(let ticket) in new where asked.contains(ticket) {
      asked.removeAll { $0 == ticket }
      late.append(ticket)
    }
    for number in traffic.numbers {
      guard let request = traffic.requests[number] else { continue }
      phases[request.phaseName, default: []].insert(number)
    }
    guard !isActing else { return }
    isActing = true
    while !effects.isEmpty { act(on: effects.removeFirst()) }
    isActing = false
  }

  private mutating func act(on effect: Effect) {
    switch effect {
    case .perform(let plan, let ticket):
      guard traffic.host.performance?.ticket == ticket else { return }
      guard !isMoving else { return feed(.postponed(ticket)) }
      performing = (plan, ticket)
      isMoving = true
      if random.once(in: 3) { finish() }
    case .awaitTransition(let commit) where screen == nil:
      awaitedCommit = commit
      // The app leaves the root where it is.
      if random.once(in: 3) { giveUpRoot() }
    case .raise(let route, _):
      if random.once(in: 4) { curtains.removeAll { $0 == route } } else { curtains.append(route) }
      feed(.curtains(curtains))
    case .release(let nodes): screen?.forget(nodes.map(\.id))
    case .tell(let event, _):
      guard case .committed = event, !traffic.isClosed, random.once(in: 6) else { return }
      if random.once(in: 40) { feed(.closed) } else { feed(.requested(something())) }
    default: return
    }
  }

  /// Adopts a map, as the navigator does.
  private mutating func adopt(_ map: AdoptedMap) {
    let new = Signal.Submission(intent: .adopt(map), site: CallSite(named: "adopt"))
    feed(traffic.adoption(for: map) == nil ? .requested(new) : .adoptedToo(map))
  }

  /// Lets the scene beneath a curtain adopt a map while guards are asked, and all of them say yes.
  ///
  /// Where the map would close a screen that asks before, its guards alone count.
  private mutating func followWhileAsked() {
    if random.once(in: 2) { beReluctant() }
    guard let map = others.randomElement(using: &random) else { return }
    feed(.maps([map]))
    for ticket in asked {
      guard let rule = traffic.askings[ticket]?.addressee.rule else { continue }
      tell(.allow, of: rule, ticket)
    }
  }

  private mutating func something() -> Signal.Submission {
    var desk = Desk(RandomMap(size: 3, random: &random))
    desk.tree = traffic.tree
    let values = random.once(in: 4) ? 1...2 : 0...0
    let routes = samples.compactMap { $0.as(Point.self) }.map {
      Point($0.number, value: Int.random(in: values, using: &random))
    }
    var intent = desk.randomIntent(among: routes, &random)
    // What is refused goes by itself, and is not asked for.
    if case .evict = intent { intent = .dismiss(above: .base) }
    // Parts that are kept come back with all that stands in them.
    if random.once(in: 3) {
      let route = (random.once(in: 2) ? parts : samples).randomElement(using: &random) ?? samples[0]
      let givesBack = random.once(in: traffic.tree.kept.isEmpty ? 8 : 2)
      intent = givesBack ? .bringToFront(.kept) : .show(route, keeping: true)
    }
    // What has no place, and what came before.
    switch Int.random(in: 0..<24, using: &random) {
    case 0...1: intent = .back
    case 2...4, 8...10:
      let routes = random.once(in: 3) ? samples : pushable
      intent = .push(routes.randomElement(using: &random) ?? samples[0])
    case 5: if let saved { intent = .restore(saved) }
    case 6: saved = SavedScene(traffic.tree, among: traffic.maps).read(among: traffic.maps).tree
    case 7: intent = .lookUp(pattern: "/later/{number}")
    case 11...12: if let route = openWithOtherValue() { intent = .update(route) }
    case 13: if let route = openWithOtherValue() { intent = .show(route) }
    default: break
    }
    let origins: [Origin] = [.code, .code, .code, .code, .link, .restored]
    let policies: [QueuePolicy] = [.newest, .newest, .newest, .newest, .enqueue, .replace]
    let (isUser, origin) = (random.once(in: 5), origins.randomElement(using: &random) ?? .code)
    // No link restores a scene.
    let isRestoration = if case .restore = intent { true } else { false }
    return Signal.Submission(
      intent: intent, cause: isUser ? .user : .code,
      origin: isRestoration && origin == .link ? .code : origin,
      policy: policies.randomElement(using: &random) ?? .newest,
      during: random.once(in: 10) ? asked.randomElement(using: &random) : nil,
      site: CallSite(named: "walk"))
  }

  /// An open screen's route with a value of its own.
  private mutating func openWithOtherValue() -> AnyRoute? {
    let tree = traffic.tree
    let open = tree.frontFirst.compactMap(tree.route).compactMap { $0.as(Point.self) }
    return open.randomElement(using: &random).map {
      AnyRoute(Point($0.number, value: Int.random(in: 0...2, using: &random)))
    }
  }

  /// Who is asked for a push.
  private var askedForPush: Ticket? {
    for number in traffic.rows.all {
      guard let request = traffic.requests[number], case .push = request.intent else { continue }
      if let ticket = request.question { return ticket }
    }
    return nil
  }

  /// The guard that is asked for an older request while a newer one has its turn too: when it says
  /// yes, the older one is held back.
  private var askedForOlder: (Ticket, AnyGuard)? {
    let begun = traffic.rows.heads.compactMap { traffic.requests[$0] }
      .filter { $0.question != nil && !$0.intent.traits.contains(.besideOthers) }
      .sorted { $0.precedence.rank < $1.precedence.rank }
    guard begun.count > 1, let question = begun[0].question,
      begun[1...].allSatisfy({ $0.question != question }),
      let rule = traffic.askings[question]?.addressee.rule
    else { return nil }
    return (question, rule)
  }

  /// Whether the next request may be asked about beside another.
  private var isAsking: Bool {
    traffic.rows.heads.contains { traffic.requests[$0]?.question != nil }
  }

  /// A gesture that had to be asked about.
  private mutating func gesture() -> Signal.Submission {
    let containers = traffic.tree.visiblePath.filter { traffic.tree[$0].kind.hasMembers }
    var moves: [Intent] = [.back, .pop(to: .first), .dismiss()]
    if let container = containers.randomElement(using: &random) {
      let count = traffic.tree[container].children.count
      moves.append(.select(.member(of: container, at: Int.random(in: 0..<count, using: &random))))
    }
    return Signal.Submission(
      intent: moves.randomElement(using: &random) ?? .back, cause: .user,
      site: CallSite(named: "finger"))
  }

  /// All guards are asked again, and some refuse, which may take the screen in front, or all.
  private mutating func evict(besides ticket: Ticket? = nil) {
    feed(.revalidated(during: random.once(in: 3) ? asked.randomElement(using: &random) : nil))
    for other in asked where other != ticket && random.once(in: 2) {
      guard let asking = traffic.askings[other], asking.askers.contains(.revalidation),
        let rule = asking.addressee.rule
      else { continue }
      tell(.deny("no more"), of: rule, other)
    }
  }

  private mutating func answer() {
    guard let ticket = (random.once(in: 6) ? late : asked).randomElement(using: &random) else {
      return
    }
    answer(ticket)
  }

  private mutating func answer(_ ticket: Ticket) {
    look()
    switch traffic.askings[ticket]?.addressee {
    case .screen: return feed(.said(ticket, random.once(in: 4) ? .stay : .leave))
    case .rule(let rule, _): answer(ticket, rule)
    case nil:
      feed(.answered(ticket, .allow))
      feed(.said(ticket, .leave))
    }
  }

  private mutating func answer(_ ticket: Ticket, _ rule: AnyGuard) {
    let route = samples.randomElement(using: &random) ?? samples[0]
    let answer: AnyVerdict
    let isAgain = traffic.askings[ticket]?.askers.contains(.revalidation) == true
    switch Int.random(in: 0..<12, using: &random) {
    case 0: answer = .deny("no")
    case 1: answer = .redirect(route)
    case 2: answer = .detour(route)
    case 3: answer = .wait
    case 4: answer = .failed(.init(.cancelled))
    case 5,
      6 where isAgain:
      answer = .deny("no more")
    case 7,
      8 where isAgain:
      answer = .redirect(route)
    default: answer = .allow
    }
    tell(answer, of: rule, ticket)
  }

  private mutating func tell(_ answer: AnyVerdict, of rule: AnyGuard, _ ticket: Ticket) {
    let silence = whenSilent()
    let askers = traffic.askings[ticket]?.askers ?? []
    // Whom it came too late for has not heard it.
    watch.hear(
      answer, of: rule, whenSilent: silence, from: asked.contains(ticket) ? askers : [],
      in: traffic)
    feed(.answered(ticket, answer, whenSilent: silence))
  }

  private mutating func timeOut(_ ticket: Ticket) {
    let silence = whenSilent()
    if let asking = traffic.askings[ticket], let rule = asking.addressee.rule {
      watch.hear(
        .failed(.init(.expired)), of: rule, whenSilent: silence, from: asking.askers, in: traffic)
    }
    feed(.timedOut(ticket, random.once(in: 2) ? .user : .program, whenSilent: silence))
  }

  private mutating func whenSilent() -> WhenSilent { random.once(in: 2) ? .evict : .keep }

  /// Finds the target of a link, or what must come first, or of a request that looks nothing up.
  private mutating func lookedUp() {
    guard let number = traffic.parked.randomElement(using: &random) else { return }
    if random.once(in: 3) {
      return feed(
        .lookUpWaits(number, for: random.once(in: 2) ? nil : samples.randomElement(using: &random)))
    }
    feed(.lookedUp(number, .show(samples.randomElement(using: &random) ?? samples[0])))
  }

  private mutating func timeOutParked() {
    guard random.once(in: 4), let number = traffic.parked.first,
      let parking = traffic.requests[number]?.parking
    else { return }
    feed(.timedOut(parking.ticket, .user))
  }

  private mutating func beReluctant() {
    guard let id = traffic.tree.frontFirst.randomElement(using: &random) else { return }
    feed(.asksBeforeLeaving(id, random.once(in: 3) ? false : true))
  }
}
