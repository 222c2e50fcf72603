import Portolan

/// A map of every shape, nested, drawn from a seed.
struct ShapesMap {
  /// Goes back one place and shows the place before.
  struct Wheel: ContainerAdapter {
    func shown(beside selected: Int, of count: Int) -> [Int] { [selected - 1] }
    func back(from selected: Int, of count: Int) -> Int? { selected - 1 }
  }

  private var table: [Spot: RouteDestination<Spot>] = [:]
  private var samples: [Spot] = []
  private var stacked: [Spot] = []

  var map: TableMap { TableMap(table, samples: samples) }

  init(size: Int, random: inout SeededGenerator) {
    // The first is a part with a stack, so that all others have something to stand on.
    add(.screenInStack(.root), isStacked: true)
    while samples.count < size { addRoute(&random) }
  }

  @discardableResult
  private mutating func add(_ destination: RouteDestination<Spot>, isStacked: Bool = false) -> Spot
  {
    let spot = Spot.item(samples.count)
    table[spot] = destination
    samples.append(spot)
    if isStacked { stacked.append(spot) }
    return spot
  }

  private mutating func addRoute(_ random: inout SeededGenerator) {
    let beneath = stacked[Int.random(in: 0..<stacked.count, using: &random)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: add(.screen(.pushed(onto: beneath)), isStacked: true)
    case 2: add(.screen(.pushed(inStackOf: beneath), reuse: .never), isStacked: true)
    case 3: addContainer(.pushed(onto: beneath), isInStack: true, depth: 0, &random)
    case 4: addContainer(.root, depth: 0, &random)
    case 5: add(.screenInStack(.presented(.sheet)), isStacked: true)
    case 6: add(.screen(.presented(.fullScreen)))
    case 7:
      let stack = add(.screenInStack(.root))
      table[stack] = .stack(root: .item(samples.count), .root)
      add(.screen(.member(of: stack)), isStacked: true)
    default: addContainer(.presented(.sheet), depth: 0, &random)
    }
  }

  /// A container of two or three members, each a screen, a stack or another container.
  private mutating func addContainer(
    _ placement: Placement<Spot>, isInStack: Bool = false, depth: Int,
    _ random: inout SeededGenerator
  ) {
    let container = add(.screen(placement))
    let members = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      let member = Spot.item(samples.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where depth < 2:
        addContainer(.member(of: container), isInStack: isInStack, depth: depth + 1, &random)
      case 1: add(.screen(.member(of: container)))
      default:
        if isInStack {
          add(.screen(.member(of: container)))
        } else {
          add(.screenInStack(.member(of: container)), isStacked: true)
        }
      }
      return member
    }
    // What is pushed may only be pages or the app's own.
    switch Int.random(in: isInStack ? 2..<4 : 0..<4, using: &random) {
    case 0: table[container] = .tabs(members, placement)
    case 1:
      table[container] = .split(
        primary: members[0], supplementary: members.count > 2 ? members[1] : nil,
        secondary: members[members.count - 1], placement)
    case 2: table[container] = .pages(members, placement)
    default: table[container] = .custom(Wheel(), members, placement)
    }
  }
}
