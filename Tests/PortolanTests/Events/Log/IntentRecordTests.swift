import Testing

@testable import Portolan
@testable import PortolanFixtures

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

  static let intents: [Intent] = [
    .reach(.product(id: 1)), .reach(AnyRoute(Shop.lock), keeping: true), .ask(.signIn),
    .select(.products), .push(.help), .reset(to: .help), .pop(to: .products), .back, .popToRoot,
    .dismiss, .dismissAll, .giveBack, .releaseKept, .close(NodeID(raw: 2)),
    .fillCompanions(of: NodeID(raw: 1)), .selectMember(of: NodeID(raw: 1), at: 2),
    .setPath(of: .products, [.product(id: 1), .help]), .setPath(of: .products, []),
    .evict([NodeID(raw: 3), NodeID(raw: 4)], instead: nil),
    .evict([NodeID(raw: 3)], instead: AnyRoute(Shop.login)),
    .dismissTo(AnyRoute(Shop.bag)), .bringToFront(AnyRoute(Shop.bag)),
    .bringNodeToFront(NodeID(raw: 3)),
    .replace(above: AnyRoute(Shop.products), with: [AnyRoute(Shop.help), AnyRoute(Shop.club)]),
    .replace(above: AnyRoute(Shop.products), with: []), .transaction([]),
    .transaction([
      .reach(.bag), .back, .setPath(of: .products, [.help]), .close(NodeID(raw: 2)),
      .transaction([.dismissAll]),
    ]),
    .move(.back), .move(.first), .move(.dismiss),
    .move(.select(in: NodeID(raw: 1), position: 2)), .along(Course<Shop>(through: []).erased),
    .along(Course<Shop>(.bag).erased),
    .along(Course<Shop>(through: [.bag, .help], placed: .root).erased),
    .along(Course<Shop>(.help, placed: .pushed(onto: .bag)).erased),
    .along(Course<Shop>(.bag, placed: .presented(.sheet(.medium), over: .main)).erased),
  ]

  private func record(_ intent: Intent) -> IntentRecord {
    var routes = RouteRecorder()
    return IntentRecord(intent, in: tree, maps, &routes)
  }

  private func intent(of record: IntentRecord) -> Intent? {
    record.intent(in: tree, typeID: source.typeID, source.route(for:))
  }

  @Test(arguments: intents)
  func `each kind`(intent: Intent) {
    #expect(self.intent(of: record(intent)) == intent)
  }

  @Test(arguments: StackMotion.allCases)
  func `how a path's new top comes`(motion: StackMotion) {
    let intent = Intent.setPath(
      stack: AnyRoute(Shop.products), type: ObjectIdentifier(Shop.self), [AnyRoute(Shop.help)],
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
    #expect(intent(of: record(.follow(ScreenReading(layers: [NodeID](), containers: [])))) == nil)
    #expect(intent(of: IntentRecord("open a link")) == nil)
    #expect(intent(of: IntentRecord("reach")) == nil)
    #expect(intent(of: IntentRecord("close")) == nil)
    #expect(intent(of: IntentRecord("selectMember")) == nil)
    #expect(intent(of: IntentRecord("move")) == nil)
    #expect(intent(of: IntentRecord("along")) == nil)
  }

  @Test func `what a popover points at is not in it`() throws {
    let course = Course<Shop>(.help, placed: .presented(.popover(from: "hunter2"), over: .bag))
    let record = record(.along(course.erased))
    var text = ""
    dump(record, to: &text)
    #expect(!text.contains("hunter2") && text.contains("popover"))
  }

  @Test func `a path of a type that no map is for is no intent`() {
    let intent = Intent.setPath(of: .products, [.help])
    let record = record(intent)
    #expect(record.intent(in: tree, typeID: { _ in nil }, source.route(for:)) == nil)
  }

  @Test(arguments: [
    (Intent.reach(.product(id: 1)), "reach product"), (.back, "back"),
    (.reach(AnyRoute(Shop.lock), keeping: true), "reach lock keeping"),
    (.setPath(of: .products, [.product(id: 1), .help]), "setPath products [product, help]"),
    (.close(NodeID(raw: 1)), "close 0"), (.close(stranger), "close gone"),
    (.selectMember(of: NodeID(raw: 1), at: 2), "selectMember 0 at 2"),
  ])
  func `in words`(intent: Intent, words: String) {
    #expect("\(record(intent))" == words)
  }
}
