import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A plan changes covered screens first, and animates at most its last step")
struct PlannedStepsTests {
  /// What is shown, what is asked for, and the steps; a star marks the one that is animated.
  struct Case: Sendable, CustomTestStringConvertible {
    let shown: [Shop]
    let intent: Intent
    let steps: [String]

    init(_ shown: [Shop], _ intent: Intent, _ steps: String...) {
      self.shown = shown
      self.intent = intent
      self.steps = steps
    }

    var testDescription: String { "\(shown) \(intent.label)" }
  }

  private static let cases = [
    // Alone, each moves.
    Case([.products], .show(.product(id: 1)), "set*"),
    Case([.reviews(id: 1)], .back, "set*"),
    Case([.product(id: 1), .bag], .dismiss(), "dismiss*"),
    Case([.product(id: 1)], .show(.bag), "present*"),
    Case([.search(""), .products], .show(.search("")), "select*"),
    Case([.login], .show(.lock), "switch*"),
    // A value in place is no step of the screen's.
    Case([.search("lamp")], .show(.search("desk"))),
    Case([.search("lamp"), .products], .show(.search("desk")), "select*"),
    // Tabs are filled before they are selected.
    Case([.products], .show(.search("")), "fill", "select*"),
    // What comes into view shows its end at once.
    Case([.account, .products], .show(.orders), "select", "set"),
    Case([.reviews(id: 1), .account], .show(.product(id: 1)), "select", "set"),
    // Beneath a closing layer all is done first.
    Case([.product(id: 1), .bag], .show(.products), "set", "dismiss*"),
    Case([.product(id: 1), .bag], .show(.product(id: 2)), "set", "dismiss*"),
    Case([.products, .bag], .show(.search("")), "fill", "select", "dismiss*"),
    Case([.account, .products, .bag], .show(.orders), "select", "set", "dismiss*"),
    // A layer that gives way to another closes first: two are never presented from one.
    Case([.products, .bag, .signIn], .show(.bag), "dismiss*"),
    Case([.product(id: 1), .bag], .show(.photo(id: 1)), "dismiss", "present*"),
    Case([.products, .bag], .show(.photo(id: 1)), "dismiss", "set", "present*"),
    // A part replaces another at once, however many layers it had; its own come last.
    Case([.product(id: 1), .bag], .show(.lock), "dismiss", "switch*"),
    Case([.login], .show(.bag), "switch", "present*"),
    // As the asker said: without animation.
    Case([.product(id: 1)], .reset(to: .help), "set"),
  ]

  private func words(_ plan: NavigationPlan) -> [String] {
    PlannedSteps(plan).steps.map { word($0.step) + ($0.isAnimated ? "*" : "") }
  }

  private func word(_ step: Step) -> String {
    switch step {
    case .dismiss: return "dismiss"
    case .switchPart: return "switch"
    case .fill: return "fill"
    case .setMembers: return "set members"
    case .setStack: return "set"
    case .select: return "select"
    case .update: return "update"
    case .present: return "present"
    }
  }

  @Test(arguments: cases)
  func `each plan has its steps in this order`(row: Case) throws {
    var desk = Desk(ShopMap())
    for route in row.shown { try desk.follow(.show(route)) }
    let plan = try desk.plan(row.intent)
    #expect(words(plan) == row.steps)
    var screen = ScreenModel(showing: desk.tree)
    for (step, _) in PlannedSteps(plan).steps { screen.perform(step, towards: plan.to) }
    #expect(screen.reading == ScreenModel(showing: plan.to).reading, "the order leads there too")
  }

  @Test func `a part that is given back comes before its layers`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.bag, .signIn)
    try desk.follow(.show(AnyRoute(Shop.lock), keeping: true))
    #expect(words(try desk.plan(.bringToFront(.kept))) == ["switch", "present", "present*"])
  }

  @Test func `a plan without animation moves nothing`() throws {
    for row in Self.cases {
      var desk = Desk(ShopMap())
      for route in row.shown { try desk.follow(.show(route)) }
      var plan = try desk.plan(row.intent)
      plan = plan.unanimated
      #expect(!PlannedSteps(plan).steps.contains { $0.isAnimated }, "\(row.testDescription)")
    }
  }

  @Test(arguments: 301...320)
  func `whatever the plan, at most the last moves and all but updates are there`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let map = RandomMap(size: 20, random: &random)
    var desk = Desk(map)
    for _ in 0..<100 {
      do throws(NavigationError) {
        let plan = try desk.plan(desk.randomIntent(among: map.samples, &random))
        let planned = PlannedSteps(plan).steps
        #expect(!planned.dropLast().contains { $0.isAnimated }, "seed \(seed)")
        #expect(
          Set(planned.map(\.step))
            == Set(plan.steps.filter { if case .update = $0 { false } else { true } }))
        desk.tree = plan.to
      } catch { continue }
    }
  }
}
