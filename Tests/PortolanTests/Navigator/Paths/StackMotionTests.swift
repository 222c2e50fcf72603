import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A path change is shown as a push, as a pop or without animation (P4)")
struct StackMotionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let from: [Five]
    let to: [Five]
    let asked: StackMotion
    let motion: StackMotion?

    init(_ from: [Five], _ to: [Five], as asked: StackMotion, _ motion: StackMotion?) {
      self.from = from
      self.to = to
      self.asked = asked
      self.motion = motion
    }

    var testDescription: String { "\(from) to \(to), \(asked)" }
  }

  private nonisolated static func rows(
    _ from: [Five], _ to: [Five], automatic: StackMotion?, push: StackMotion?, pop: StackMotion?
  ) -> [Case] {
    [
      Case(from, to, as: .automatic, automatic), Case(from, to, as: .push, push),
      Case(from, to, as: .pop, pop), Case(from, to, as: .cut, automatic == nil ? nil : .cut),
    ]
  }

  private nonisolated static let cases: [Case] =
    // Longer is a push and shorter a pop, whatever was asked: nothing goes that stays beneath.
    rows([], [.first], automatic: .push, push: .push, pop: .push)
    + rows([.first], [.first, .second, .third], automatic: .push, push: .push, pop: .push)
    + rows([.first, .second, .third], [.first], automatic: .pop, push: .pop, pop: .pop)
    + rows([.first, .second], [], automatic: .pop, push: .pop, pop: .pop)
    // Replaced is as asked: one by one, many by one, one by many, with a shared beginning.
    + rows([.first], [.second], automatic: .push, push: .push, pop: .pop)
    + rows([.first, .second, .third], [.fourth], automatic: .push, push: .push, pop: .pop)
    + rows([.fourth], [.first, .second, .third], automatic: .push, push: .push, pop: .pop)
    + rows([.first, .second], [.first, .third], automatic: .push, push: .push, pop: .pop)
    // The same again moves nothing.
    + rows([.first, .second], [.first, .second], automatic: nil, push: nil, pop: nil)

  @Test(arguments: cases)
  func `each change of a path has its motion`(row: Case) {
    let app = FiveApp()
    app.stack.path = row.from
    app.host.forget()
    app.stack.set(row.to, as: row.asked)
    #expect(app.lastMotion == row.motion)
    #expect(app.stack.path == row.to)
    #expect(app.host.plans.allSatisfy { $0.stackMotion == row.asked })
  }

  @Test func `other steps have no such motion, and an unanimated plan cuts`() throws {
    let app = FiveApp()
    app.stack.path = [.first]
    var plan = try #require(app.host.plans.last)
    let step = try #require(plan.steps.first)
    #expect(plan.motion(of: step) == .push)
    plan = plan.unanimated
    #expect(plan.motion(of: step) == .cut)
    #expect(plan.motion(of: .select(in: NodeID(raw: 1), position: 0)) == nil)
    app.navigator.reset(to: .second)
    #expect(app.lastMotion == .cut)
  }

  @Test func `the same path asked for with two motions is two intents`() {
    let one = Intent.setPath(of: .products, [.help])
    #expect(one.stackMotion == .automatic)
    #expect(Intent.show(.help).stackMotion == .automatic)
    let name = AnyRoute(Shop.products)
    #expect(one != .setPath(.stack(name), [AnyRoute(Shop.help)], as: .pop))
  }
}
