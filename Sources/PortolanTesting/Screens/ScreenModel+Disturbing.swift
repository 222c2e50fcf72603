package import Portolan

extension ScreenModel {
  /// The screen of a host that stops at a random step of a plan.
  package init(halfwayIn plan: NavigationPlan, _ random: inout SeededGenerator) {
    let steps = PlannedSteps(plan).steps.count
    self.init(plan, doing: Int.random(in: 0...steps, using: &random))
  }

  /// The screen of a host that performs only this many steps of a plan.
  package init(_ plan: NavigationPlan, doing done: Int) {
    self.init(showing: plan.from)
    perform(plan, doing: done)
  }

  /// Pushes, pops, selects, presents or dismisses like other code, once or several times.
  package mutating func disturb(_ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let stranger = NodeID(raw: UInt64.random(in: 1 << 40..<1 << 41, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: dragAway()
      case 1: present(stranger)
      default:
        guard let one = reading.containers.randomElement(using: &random) else { continue }
        disturb(one.node, with: stranger, &random)
      }
    }
  }

  private mutating func disturb(
    _ container: NodeID, with stranger: NodeID, _ random: inout SeededGenerator
  ) {
    switch contents[container] {
    case .stack(let elements):
      let kept = elements.prefix(Int.random(in: 1...elements.count, using: &random))
      set(.stack(kept + (random.once(in: 2) ? [stranger] : [])), of: container)
    case .members(let places, _), .split(let places, _, _):
      select(Int.random(in: 0..<places.count, using: &random), of: container)
    case .screen, nil: break
    }
  }
}
