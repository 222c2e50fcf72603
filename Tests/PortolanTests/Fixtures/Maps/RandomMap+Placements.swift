import Portolan
import PortolanTesting

extension RandomMap {
  /// Adds a route somewhere.
  mutating func addRoute(_ random: inout SeededGenerator) {
    let reuses: [Reuse] = [
      .anywhere, .anywhere, .anywhere, .anywhere, .visible, .currentStack, .presentedOnly, .never,
    ]
    let reuse = reuses.randomElement(using: &random) ?? .anywhere
    let over = sample(&random)
    let beneath = spots.stacked.randomElement(using: &random) ?? over
    let route = reserve(1)[0]
    if extras.contains(.dialogs), random.once(in: 3) {
      let style: PresentationStyle = random.once(in: 2) ? .alert : .confirmationDialog
      let place: Placement<Point> =
        random.once(in: 2) ? .presented(style) : .presented(style, over: over)
      return set(route, .screen(place, reuse: reuse))
    }
    if extras.contains(.emptyColumns), random.once(in: 3) {
      let place: Placement<Point> =
        random.once(in: 2) ? .root : .presented(.sheet, over: over)
      return addSplit(route, place, depth: 2, reuse: reuse, &random)
    }
    if random.once(in: 8) {
      return addChoice(route, onto: beneath, over: over, reuse: reuse, &random)
    }
    if random.once(in: 2) {
      let placement = place(beneath: beneath, &random)
      addShape(route, placement, isInStack: true, depth: 2, reuse: reuse, &random)
    } else {
      let place = place(over: over, &random)
      addShape(
        route, place.placement, isInStack: place.isInStack, depth: 2, reuse: reuse, &random)
    }
  }

  /// Adds a route with several places; those on which it stands may have several too.
  private mutating func addChoice(
    _ route: Point, onto beneath: Point, over: Point, reuse: Reuse,
    _ random: inout SeededGenerator
  ) {
    let other = spots.stacked.randomElement(using: &random) ?? beneath
    let choices: [RouteDestination<Point>] = [
      .screen(.pushed(.inVisibleStack), reuse: reuse),
      .screen(.pushed(onto: beneath), reuse: reuse),
      .screen(.pushed(inStackOf: other), reuse: reuse),
      .screenInStack(.presented(.sheet, over: over), reuse: reuse),
    ].shuffled(using: &random)
    let last = RouteDestination<Point>.screenInStack(.presented(.sheet))
    set(
      route,
      random.once(in: 2)
        ? .firstOf(choices[0], choices[1], last) : .nearestOf(choices[0], choices[1], last))
    spots.stacked.append(route)
  }

  private func place(
    beneath: Point, _ random: inout SeededGenerator
  ) -> Placement<Point> {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .pushed(.inVisibleStack)
    case 1: return .pushed(random.once(in: 2) ? .replacingTop : .asOnlyElement)
    case 2: return .pushed(replacingTopOf: beneath)
    case 3: return .pushed(asOnlyElementOf: beneath)
    case 4: return .pushed(inStackOf: beneath)
    default: return .pushed(onto: beneath)
    }
  }

  private func place(
    over: Point, _ random: inout SeededGenerator
  ) -> (placement: Placement<Point>, isInStack: Bool) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return (.root, false)
    case 1: return (.presented(.sheet), false)
    case 2: return (.presentedOverRoot(.formSheet.notDismissable), false)
    case 3, 4:
      guard let split = spots.splits.randomElement(using: &random) else { fallthrough }
      return (.column(random.once(in: 2) ? .primary : .secondary, of: split), false)
    case 5:
      guard let pages = spots.pages.randomElement(using: &random) else { fallthrough }
      return (.page(of: pages.route), pages.isInStack)
    default:
      let card = PresentationStyle.sheet(.medium, undimmedThrough: .medium)
      let style = [.sheet, .fullScreen, card].randomElement(using: &random) ?? .sheet
      return (.presented(style, over: over), false)
    }
  }
}
