import Testing

@testable import Portolan

@Suite("An intent comes back from its record")
struct IntentRecordTests {
  private static let stranger = NodeID(raw: 1 << 40)

  private let source: ReplaySource
  private let maps: MapSet
  private let tree: NavigationTree

  init() throws {
    var desk = Desk(ShopMap())
    try desk.show(.product(id: 1), .signIn)
    tree = desk.tree
    maps = desk.maps
    source = ReplaySource(maps)
  }

  static let intents: [LiveIntent] = [
    .show(.product(id: 1)), .show(AnyRoute(Shop.lock), keeping: true), .ask(.signIn),
    .select(.products), .push(.help), .reset(to: .help), .pop(to: .products), .back, .popToRoot,
    .dismiss, .dismissAll, .showKept, .releaseKept, .close(NodeID(raw: 2)),
    .fillCompanions(of: NodeID(raw: 1)), .selectMember(of: NodeID(raw: 1), at: 2),
    .setPath(of: .products, [.product(id: 1), .help]), .setPath(of: .products, []),
    .evict([NodeID(raw: 3), NodeID(raw: 4)], instead: nil),
    .evict([NodeID(raw: 3)], instead: AnyRoute(Shop.login)),
    .dismissTo(AnyRoute(Shop.bag)), .bringToFront(AnyRoute(Shop.bag)),
    .bringNodeToFront(NodeID(raw: 3)),
    .replace(above: AnyRoute(Shop.products), with: [AnyRoute(Shop.help), AnyRoute(Shop.club)]),
    .replace(above: AnyRoute(Shop.products), with: []), .transaction([]),
    .transaction([
      .show(.bag), .back, .setPath(of: .products, [.help]), .close(NodeID(raw: 2)),
      .transaction([.dismissAll]),
    ]),
    Course<Shop>(through: []).intent,
    Course<Shop>(.bag).intent,
    Course<Shop>(through: [.bag, .help], placed: .root).intent,
    Course<Shop>(.help, placed: .pushed(onto: .bag)).intent,
    Course<Shop>(.bag, placed: .presented(.sheet(.medium), over: .main)).intent,
  ]

  private func record(_ intent: LiveIntent) -> IntentRecord {
    var routes = RouteRecorder()
    return IntentRecord(Intent(intent, in: tree, &routes))
  }

  private func intent(of record: IntentRecord) -> LiveIntent? {
    record.intent?.live(in: tree, source.route(for:))
  }

  @Test(arguments: intents)
  func `each kind`(intent: LiveIntent) {
    #expect(self.intent(of: record(intent)) == intent)
  }

  @Test(arguments: StackMotion.allCases)
  func `how a path's new top comes`(motion: StackMotion) {
    let intent = LiveIntent.setPath(
      stack: AnyRoute(Shop.products), [AnyRoute(Shop.help)],
      as: motion)
    #expect(self.intent(of: record(intent)) == intent)
  }

  @Test func `a node that is gone stays one that is not there`() throws {
    let intent = self.intent(of: record(.close(Self.stranger)))
    guard case .close(let id) = intent else {
      Issue.record("\(String(describing: intent))")
      return
    }
    #expect(!tree.contains(id))
  }

  @Test func `what nobody asks for is no intent`() {
    #expect(intent(of: IntentRecord("open a link")) == nil)
    #expect(intent(of: IntentRecord("show")) == nil)
  }

  @Test func `what a popover points at is not in it`() throws {
    let course = Course<Shop>(.help, placed: .presented(.popover(from: "hunter2"), over: .bag))
    let record = record(course.intent)
    var text = ""
    dump(record, to: &text)
    #expect(!text.contains("hunter2") && text.contains("popover"))
  }

  @Test func `a route that no map has makes it no intent`() {
    #expect(record(.setPath(of: .products, [.help])).intent?.live(in: tree) { _ in nil } == nil)
  }

  @Test(arguments: [
    (LiveIntent.show(.product(id: 1)), "show product"), (.back, "back"),
    (.show(AnyRoute(Shop.lock), keeping: true), "show lock keeping"),
    (.setPath(of: .products, [.product(id: 1), .help]), "setPath products [product, help]"),
    (.close(NodeID(raw: 1)), "close 0"), (.close(stranger), "close gone"),
    (.selectMember(of: NodeID(raw: 1), at: 2), "selectMember 0 at 2"),
  ])
  func `in words`(intent: LiveIntent, words: String) {
    #expect("\(record(intent))" == words)
  }
}
