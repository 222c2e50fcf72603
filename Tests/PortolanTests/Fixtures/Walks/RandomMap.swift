import Portolan

/// A sound map of some twenty routes, drawn from a seed.
struct RandomMap {
  private(set) var table: [Spot: Destination<Spot>] = [:]
  private(set) var samples: [Spot] = []
  /// Routes that stand in a stack, so that others can be pushed onto them.
  private var stacked: [Spot] = []

  var map: TableMap { TableMap(table, samples: samples) }

  init(size: Int, random: inout SeededGenerator) {
    // The first is a part that lasts, with a stack, so that all others have something to stand on.
    addTabs(.root, memberCount: 3, &random)
    while samples.count < size { addRoute(&random) }
  }

  private mutating func next() -> Spot { .item(samples.count) }

  private mutating func add(_ destination: Destination<Spot>, isStacked: Bool = false) {
    let spot = next()
    table[spot] = destination
    samples.append(spot)
    if isStacked { stacked.append(spot) }
  }

  private mutating func addTabs(
    _ placement: Placement<Spot>, memberCount: Int, _ random: inout SeededGenerator
  ) {
    let tabs = next()
    let first = samples.count + 1
    add(.tabs((0..<memberCount).map { .item(first + $0) }, placement))
    for place in 0..<memberCount {
      if place > 0, random.once(in: 3) {
        add(.screen(.member(of: tabs)))
      } else {
        add(.stack(.member(of: tabs)), isStacked: true)
      }
    }
  }

  private mutating func addRoute(_ random: inout SeededGenerator) {
    let reuses: [Reuse] = [
      .anywhere, .anywhere, .anywhere, .visible, .currentStack, .presentedOnly,
    ]
    let reuse = random.once(in: 12) ? Reuse.never : reuses[Int.random(in: 0..<6, using: &random)]
    let beneath = stacked[Int.random(in: 0..<stacked.count, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: add(.screen(.pushed(.inVisibleStack), reuse: reuse))
    case 1: add(.screen(.pushed(above: beneath), reuse: reuse), isStacked: true)
    case 2, 3: add(.screen(.pushed(onto: beneath), reuse: reuse), isStacked: true)
    case 4: addContainer(.root, reuse, &random)
    case 5: addContainer(.presented(.sheet), reuse, &random)
    case 6: add(.screen(.pushed(random.once(in: 2) ? .replacingTop : .asOnlyElement), reuse: reuse))
    case 7: add(.screen(.pushed(replacingTopOf: beneath), reuse: reuse), isStacked: true)
    case 8: add(.screen(.pushed(asOnlyElementOf: beneath), reuse: reuse), isStacked: true)
    case 9: addContainer(.presented(.formSheet.notDismissable, .overRoot), reuse, &random)
    case 10:
      add(.firstOf(.screen(.pushed(.inVisibleStack), reuse: reuse), .stack(.presented(.sheet))))
    default:
      let over = samples[Int.random(in: 0..<samples.count, using: &random)]
      addContainer(
        .presented(random.once(in: 2) ? .sheet : .fullScreen, over: over), reuse, &random)
    }
  }

  private mutating func addContainer(
    _ placement: Placement<Spot>, _ reuse: Reuse, _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: add(.screen(placement, reuse: reuse))
    case 1: addTabs(placement, memberCount: Int.random(in: 1...3, using: &random), &random)
    case 2:
      let stack = next()
      add(.stack(root: .item(samples.count + 1), placement, reuse: reuse), isStacked: true)
      add(.screen(.member(of: stack)), isStacked: true)
    default: add(.stack(placement, reuse: reuse), isStacked: true)
    }
  }
}
