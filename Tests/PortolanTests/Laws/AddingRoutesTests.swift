import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Adding a route to a map changes no plan of another route")
struct AddingRoutesTests {
  @Test(arguments: 201...220)
  func `three routes more change no plan`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let small = RandomMap(size: 15, random: &random)
    var more = small
    for _ in 0..<3 { more.addRoute(&random) }
    var one = Desk(small)
    var other = Desk(more)
    var compared = 0
    for _ in 0..<200 {
      let intent = one.randomIntent(among: small.samples, &random)
      let plans = [result(one, intent), result(other, intent)]
      #expect(plans[0] == plans[1], "\(intent.label)")
      if case .success(let plan) = plans[0] {
        one.tree = plan.to
        other.tree = plan.to
        compared += 1
      }
    }
    #expect(compared > 50)
  }

  private func result(_ desk: Desk<Point>, _ intent: Intent) -> Result<
    NavigationPlan, NavigationError
  > {
    do throws(NavigationError) { return .success(try desk.plan(intent)) } catch {
      return .failure(error)
    }
  }
}
