import PortolanTesting
import Testing

@Suite("A step of a walk is written as Swift, to be put into a test")
struct WalkStepTests {
  private typealias Step = WalkStep<Isle>

  private static let steps: [(step: Step, text: String)] = [
    (.ask(.show(.home)), ".ask(.show(.home))"),
    (.ask(.showReplacing(.home)), ".ask(.showReplacing(.home))"),
    (.ask(.showKeeping(.home)), ".ask(.showKeeping(.home))"),
    (.ask(.through([.home, .note("x")])), #".ask(.through([.home, .note("x")]))"#),
    (.ask(.bringToFront(.home)), ".ask(.bringToFront(.home))"),
    (.ask(.push(.note("x"))), #".ask(.push(.note("x")))"#),
    (.ask(.reset(.home)), ".ask(.reset(.home))"),
    (.ask(.pop(2)), ".ask(.pop(2))"),
    (.ask(.select(.home)), ".ask(.select(.home))"),
    (.ask(.setPath(.home, [.note("x")])), #".ask(.setPath(.home, [.note("x")]))"#),
    (.ask(.replace(.home, [.main])), ".ask(.replace(.home, [.main]))"),
    (.ask(.back), ".ask(.back)"),
    (.ask(.popToRoot), ".ask(.popToRoot)"),
    (.ask(.dismiss), ".ask(.dismiss)"),
    (.ask(.dismissTo(.main)), ".ask(.dismissTo(.main))"),
    (.ask(.dismissAll), ".ask(.dismissAll)"),
    (.ask(.showKept), ".ask(.showKept)"),
    (.ask(.releaseKept), ".ask(.releaseKept)"),
    (.ask(.inOneTurn(.home, .main)), ".ask(.inOneTurn(.home, .main))"),
    (.ask(.inTwoTurns(.home, .main)), ".ask(.inTwoTurns(.home, .main))"),
    (.ask(.transaction([.back, .reply(1)])), ".ask(.transaction([.back, .reply(1)]))"),
    (.ask(.present(.home)), ".ask(.present(.home))"),
    (.ask(.restore), ".ask(.restore)"),
    (.ask(.takeUp), ".ask(.takeUp)"),
    (.ask(.cancel), ".ask(.cancel)"),
    (.ask(.close(3)), ".ask(.close(3))"),
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
    #expect(kinds.prefix(4) == ["show", "showReplacing", "showKeeping", "through"])
    #expect(kinds.suffix(4) == ["host", "revalidate", "finish", "wait"])
    #expect(!kinds.contains { $0.contains("(") })
  }
}
