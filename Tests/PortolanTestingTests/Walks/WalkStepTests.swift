import Portolan
import Testing

@testable import PortolanTesting

@Suite("NavigationWalk writes a step as Swift, to be put into a test")
struct WalkStepTests {
  private typealias Step = WalkStep<Isle>

  private static let steps: [(step: Step, text: String)] = [
    (.verb(.show(.home)), ".verb(.show(.home, keeping: false))"),
    (.verb(.push(.note("x"))), #".verb(.push(.note("x")))"#),
    (
      .verb(.setPath(stack: .home, [.note("x")])),
      #".verb(.setPath(stack: .home, [.note("x")]))"#
    ),
    (.verb(.back), ".verb(.back)"),
    (.verb(.transaction([.back, .close(.main)])), ".verb(.transaction([.back, .close(.main)]))"),
    (.verb(.closeNode(3)), ".verb(.closeNode(3))"),
    (.ask(.replacing(.home)), ".ask(.replacing(.home))"),
    (.ask(.pop(2)), ".ask(.pop(2))"),
    (.ask(.inOneTurn(.home, .main)), ".ask(.inOneTurn(.home, .main))"),
    (.ask(.inTwoTurns(.home, .main)), ".ask(.inTwoTurns(.home, .main))"),
    (.ask(.reply(1)), ".ask(.reply(1))"),
    (.ask(.restore), ".ask(.restore)"),
    (.ask(.takeUp), ".ask(.takeUp)"),
    (.ask(.cancel), ".ask(.cancel)"),
    (.move(.swipeBack), ".move(.swipeBack)"),
    (.move(.goToFirst), ".move(.goToFirst)"),
    (.move(.dragAway), ".move(.dragAway)"),
    (.move(.tap(1)), ".move(.tap(1))"),
    (.answer(0, .allow), ".answer(0, .allow)"),
    (.answer(1, .deny), ".answer(1, .deny)"),
    (.answer(2, .redirect(.home)), ".answer(2, .redirect(.home))"),
    (.answer(3, .detour(.main)), ".answer(3, .detour(.main))"),
    (.other(.presents), ".other(.presents)"),
    (.other(.pushes), ".other(.pushes)"),
    (.other(.takesAway(1)), ".other(.takesAway(1))"),
    (.exit(0, .leaves), ".exit(0, .leaves)"),
    (.exit(1, .stays), ".exit(1, .stays)"),
    (.hold(true), ".hold(true)"),
    (.letGo, ".letGo"), (.save, ".save"),
    (.host(.refuses), ".host(.refuses)"),
    (.revalidate, ".revalidate"), (.finish, ".finish"), (.wait, ".wait"),
  ]

  @Test(arguments: steps.indices)
  func `each kind of step`(place: Int) {
    #expect("\(Self.steps[place].step)" == Self.steps[place].text)
  }

  @Test func `its kind is said without its values`() {
    let kinds = Self.steps.map(\.step.kind)
    #expect(kinds.prefix(4) == ["show", "push", "setPath", "back"])
    #expect(kinds.suffix(4) == ["host", "revalidate", "finish", "wait"])
    #expect(!kinds.contains { $0.contains("(") })
  }

  @Test func `a script is taken again as it was written`() throws {
    let steps = Self.steps.map(\.step)
    #expect(try WalkScript.steps(in: WalkScript.text(of: steps)) == steps)
  }

  @Test func `a script that is none`() async {
    let report = await NavigationWalk(IsleMap(), seed: 1).run("back back")
    #expect(report.hindrance?.contains("script") == true && !report.isGood)
  }
}
