import Portolan
import PortolanTesting
import Testing

@MainActor @Suite("The summary of a plan in words names the plan's screens")
struct PlanSummaryTests {
  private func plan(_ route: Shop, after routes: Shop...) async throws -> PlanSummary {
    let stage = Stage(RecordingHost())
    stage.session.isSignedIn = true
    for route in routes { try await stage.navigator.navigate(to: route) }
    return PlanSummary(try stage.navigator.plan(for: route))
  }

  @Test func `a first part`() async throws {
    let summary = try await plan(.main)
    #expect(summary.from == "")
    #expect(summary.to == "main[*(products) | account…]")
    #expect(summary.steps == ["switch to main"])
    #expect(summary.enters == ["main", "products"])
    #expect(summary.leaves.isEmpty && summary.returns.isEmpty)
  }

  @Test func `a push, and a pop of two`() async throws {
    #expect(
      try await plan(.product(id: 7), after: .main).steps == ["push product(7) onto products"])
    #expect(
      try await plan(.products, after: .reviews(of: 7)).steps
        == ["pop reviews(7) and product(7) off products"])
  }

  @Test func `what replaces a screen pops and pushes`() async throws {
    let summary = try await plan(.product(id: 8), after: .reviews(of: 7))
    #expect(summary.steps == ["pop reviews(7) and product(7), push product(8) onto products"])
    #expect(summary.leaves == ["reviews(7)", "product(7)"])
  }

  @Test func `a member that is entered, and a sheet`() async throws {
    #expect(
      try await plan(.account, after: .main).steps
        == ["fill account in main", "select account in main"])
    #expect(try await plan(.bag, after: .main).steps == ["present bag as sheet"])
    #expect(
      try await plan(.products, after: .checkout).steps == ["dismiss bag"])
  }

  @Test func `another part closes what stood over the old one`() async throws {
    let summary = try await plan(.login, after: .bag)
    #expect(summary.steps == ["dismiss bag", "switch to login"])
    #expect(summary.leaves == ["bag", "products", "main"])
  }

  @Test func `an update and a stack with a name`() async throws {
    let navigator = Navigator(IsleMap(), guards: WalkKeeper())
    try await navigator.navigate(to: .home)
    navigator.push(.note("x"))
    navigator.push(.note("y"))
    expectPicture(#"main[*(home › note("y")) | mail… | tour…]"#, of: navigator.tree)
    #expect(PlanSummary(try navigator.plan(for: .note("z"))).steps == [#"update note("z")"#])
    #expect(PlanSummary(try navigator.plan(for: .flow)).steps == ["present flow as sheet"])
    #expect(PlanSummary(try navigator.plan(for: .lock)).enters == ["lock"])
  }

  @Test func `nothing to do is nothing to say`() async throws {
    let summary = try await plan(.bag, after: .bag)
    #expect(summary.steps.isEmpty && summary.enters.isEmpty)
    #expect(summary.from == summary.to)
  }

  @Test func `a part that comes back`() async throws {
    let stage = try await Stage.showing(.product(id: 1), on: RecordingHost())
    try await stage.navigator.show(.lock, options: .keepingReplacedPart).arrival()
    let summary = PlanSummary(try stage.navigator.plan(for: .product(id: 1)))
    #expect(summary.returns == ["main", "products", "product(1)"])
    #expect(summary.steps == ["switch to main"])
    #expect(summary.leaves == ["lock"])
  }

  @Test func `equal plans of two navigators are equal in words`() async throws {
    let one = try await plan(.checkout, after: .product(id: 1))
    let other = try await plan(.checkout, after: .login, .product(id: 1))
    #expect(one == other)
  }
}
