import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanInsight

@Suite("Splitting a map into two modules changes no plan, nor does adding another module")
struct ModuleLawTests {
  /// An app without guards and screens: its maps, and what is shown.
  private struct Bench {
    var maps = MapSet()
    var tree = NavigationTree()

    init(_ entries: MapSet.Entry...) {
      for entry in entries { maps.replace(entry) }
    }

    mutating func follow(_ intent: Intent) -> Result<NavigationPlan, NavigationError> {
      do throws(NavigationError) {
        let plan = try Planner.plan(intent, maps: maps, tree: tree)
        tree = plan.to
        return .success(plan)
      } catch {
        return .failure(error)
      }
    }
  }

  /// An intent for a route, so that it can be asked of two apps.
  private static let kinds: [@Sendable (AnyRoute) -> Intent] = [
    { .show($0) }, { .show($0) }, { .show($0) }, { .show($0, keeping: true) }, { .ask($0) },
    { .push($0) }, { .setPath(.visibleStack, [$0]) }, { .select(.route($0)) },
    { .pop(to: .route($0)) }, { _ in .back },
    { _ in .pop(to: .first) }, { _ in .dismiss() }, { _ in .dismiss(above: .base) },
    { _ in .bringToFront(.kept) },
    { .show([$0], placed: .presented(.sheet, over: .front)) },
  ]

  /// What two plans have in common when the types of their routes differ.
  private func text(_ result: Result<NavigationPlan, NavigationError>) -> String {
    switch result {
    case .success(let plan):
      return "\(plan.to.picture) after \(plan.steps), entering \(plan.entering)"
    case .failure(let error): return error.diagnostic.what
    }
  }

  @Test(arguments: 401...440)
  func `a map cut in two plans as it did before`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: Int.random(in: 3...40, using: &random), random: &random)
    var whole = Bench(map.guardedByHalves)
    var halves = Bench(
      MapSet.Entry(HalfMap(map, Even.self)), MapSet.Entry(HalfMap(map, Odd.self)))
    var moved = 0
    for _ in 0..<120 {
      let kind = Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &random)]
      let route = AnyRoute(map.sample(&random))
      let results = [whole.follow(kind(route)), halves.follow(kind(route.halved))]
      #expect(text(results[0]) == text(results[1]), "\(kind(route).label) of seed \(seed)")
      if case .success(let plan) = results[0], !plan.isEmpty { moved += 1 }
    }
    #expect(moved > 25)
  }

  @Test(arguments: 441...480)
  func `a map cut in two is as sound as it was before`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: Int.random(in: 3...40, using: &random), random: &random)
    #expect(problems(of: map) == [])
  }

  @Test(arguments: RandomMap.Fault.allCases)
  func `a fault is named across the border as on one side of it`(fault: RandomMap.Fault) {
    for seed in 1...20 {
      var random = SeededGenerator(seed: UInt64(seed))
      var map = RandomMap(size: Int.random(in: 3...40, using: &random), random: &random)
      let route = map.plant(fault, &random)
      let text = AnyRoute(route).label.text
      let named = problems(of: map).filter { $0.route?.text == text }
      #expect(!named.isEmpty, "\(route) of seed \(seed)")
      #expect(
        Set(problems(of: map).map(\.code))
          == Set(map.problems.map(\.code)), "seed \(seed)")
    }
  }

  private func problems(of map: RandomMap) -> [Diagnostic] {
    var maps = MapSet()
    maps.replace(MapSet.Entry(HalfMap(map, Even.self)))
    maps.replace(MapSet.Entry(HalfMap(map, Odd.self)))
    return MapCheck(maps).run()
  }

  @Test(arguments: 481...510)
  func `a module that comes changes no plan of another's routes`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: Int.random(in: 3...40, using: &random), random: &random)
    let annex = AnnexMap(on: map.samples, size: 12, &random)
    var before = Bench(MapSet.Entry(map))
    var after = Bench(MapSet.Entry(map), MapSet.Entry(annex))
    for _ in 0..<100 {
      let kind = Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &random)]
      let intent = kind(AnyRoute(map.sample(&random)))
      #expect(before.follow(intent) == after.follow(intent), "\(intent.label) of seed \(seed)")
    }
    var arrivals = 0
    for route in annex.samples {
      let result = after.follow(.show(AnyRoute(route)))
      if case .success(let plan) = result, plan.target != nil { arrivals += 1 }
      #expect(after.tree.faults == [])
    }
    #expect(arrivals > 3, "the module is there")
  }
}
