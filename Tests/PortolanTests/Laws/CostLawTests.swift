import Testing

@_spi(Measuring) @testable import Portolan
@testable import PortolanFixtures

@Suite(
  "The number of nodes that planning reads depends on depth and steps, not on tree size (law 10)")
struct CostLawTests {
  /// Tabs of ten stacks of as many elements as make up the size.
  private struct WideMap: NavigationMap {
    func destination(for route: Spot) -> RouteDestination<Spot> {
      switch route {
      case .a: return .tabs((0..<10).map { .item(-1 - $0) }, .root)
      case .item(let number) where number < 0: return .screenInStack(.member(of: .a))
      case .item(let number): return .screen(.pushed(inStackOf: .item(-1 - number % 10)))
      case .b: return .screenInStack(.presented(.sheet, over: .a))
      default: return .screen(.pushed(.inVisibleStack))
      }
    }
  }

  private func desk(_ size: Int) throws -> Desk<Spot> {
    var desk = Desk(WideMap())
    for tab in 0..<10 {
      let path = stride(from: tab, to: size, by: 10).map { AnyRoute(Spot.item($0)) }
      let name = AnyRoute(Spot.item(-1 - tab))
      desk.tree = try desk.plan(
        .setPath(.stack(name), path)
      ).to
    }
    return desk
  }

  @Test(arguments: [100, 1_000, 10_000])
  func `the nodes that planning reads are counted in trees of any size`(size: Int) throws {
    var desk = try desk(size)
    #expect(desk.tree.count >= size)
    var random = SeededGenerator(seed: 5)
    let main = try desk.id(of: .a)
    for round in 0..<200 {
      let tab = Int.random(in: 0..<10, using: &random)
      let intents: [Intent] = [
        .select(.route(AnyRoute(Spot.item(-1 - tab)))), .select(.member(of: main, at: tab)), .back,
        .push(AnyRoute(Spot.c)), .show(AnyRoute(Spot.item(1_000_000 + round))),
        .show(AnyRoute(Spot.b)), .push(AnyRoute(Spot.d)), .dismiss(),
        .show(AnyRoute(Spot.item(size - 1 - tab))), .show(AnyRoute(Spot.a)),
      ]
      let counter = ReadCounter()
      var measured = desk
      measured.tree.reads = counter
      let plan: NavigationPlan
      do { plan = try measured.plan(intents[round % intents.count]) } catch { continue }
      let depth = max(plan.from.visiblePath.count, plan.to.visiblePath.count)
      let changes = plan.steps.count + plan.entering.count + plan.leaving.count
      #expect(
        counter.count <= 12 * (depth + changes) + 12,
        "\(intents[round % intents.count].label): \(counter.count) reads")
      desk.tree = plan.to
      desk.tree.reads = nil
    }
  }
}
