import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Each placement puts a screen in the right place, whatever screens are open")
struct PlacementTests {
  /// A destination for `item(9)`, and what showing it leads to in each situation.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let destination: RouteDestination<Spot>
    let results: [Situation: String]

    /// The results in the order of the situations.
    init(_ name: String, _ destination: RouteDestination<Spot>, _ results: String...) {
      precondition(results.count == Situation.allCases.count)
      self.name = name
      self.destination = destination
      self.results = Dictionary(uniqueKeysWithValues: zip(Situation.allCases, results))
    }

    var testDescription: String { name }
  }

  static let stacks = [
    Place(
      "in the visible stack", .screen(.pushed(.inVisibleStack)), "NAV004", "NAV004", "NAV004",
      "a[*(b › item(9)) | c…]", "a[*(b › item(1) › item(2) › item(9)) | c…]", "NAV004",
      "a[*(b › item(1)) | c…] ⇧ sheet (d › item(9))", "NAV004"),
    Place(
      "replacing the top", .screen(.pushed(.replacingTop)), "NAV004", "NAV004", "NAV004",
      "a[*(item(9)) | c…]", "a[*(b › item(1) › item(9)) | c…]", "NAV004",
      "a[*(b › item(1)) | c…] ⇧ sheet (item(9))", "NAV004"),
    Place(
      "as the only element", .screen(.pushed(.asOnlyElement)), "NAV004", "NAV004", "NAV004",
      "a[*(item(9)) | c…]", "a[*(item(9)) | c…]", "NAV004",
      "a[*(b › item(1)) | c…] ⇧ sheet (item(9))", "NAV004"),
    Place(
      "onto b", .screen(.pushed(onto: .b)), "a[*(b › item(9)) | c…]", "a[*(b › item(9)) | c…]",
      "a[*(b › item(9)) | c…]", "a[*(b › item(9)) | c…]", "a[*(b › item(9)) | c…]",
      "a[*(b › item(9)) | c]", "a[*(b › item(9)) | c…]", "a[*(b › item(9)) | c…]"),
    Place(
      "above b", .screen(.pushed(inStackOf: .b)), "a[*(b › item(9)) | c…]",
      "a[*(b › item(9)) | c…]",
      "a[*(b › item(9)) | c…]", "a[*(b › item(9)) | c…]",
      "a[*(b › item(1) › item(2) › item(9)) | c…]", "a[*(b › item(1) › item(9)) | c]",
      "a[*(b › item(1) › item(9)) | c…]", "a[*(b › item(1) › item(9)) | c…]"),
    Place(
      "replacing the top of b", .screen(.pushed(replacingTopOf: .b)), "a[*(item(9)) | c…]",
      "a[*(item(9)) | c…]", "a[*(item(9)) | c…]", "a[*(item(9)) | c…]",
      "a[*(b › item(1) › item(9)) | c…]", "a[*(b › item(9)) | c]", "a[*(b › item(9)) | c…]",
      "a[*(b › item(9)) | c…]"),
    Place(
      "as the only element of b", .screen(.pushed(asOnlyElementOf: .b)), "a[*(item(9)) | c…]",
      "a[*(item(9)) | c…]", "a[*(item(9)) | c…]", "a[*(item(9)) | c…]", "a[*(item(9)) | c…]",
      "a[*(item(9)) | c]", "a[*(item(9)) | c…]", "a[*(item(9)) | c…]"),
    Place(
      "onto a screen in no stack", .screen(.pushed(onto: .c)), "NAV004", "NAV004", "NAV004",
      "NAV004", "NAV004", "NAV004", "NAV004", "NAV004"),
  ]

  static let others = [
    Place(
      "over what is shown", .screen(.presented(.sheet)), "NAV010", "NAV010", "f ⇧ sheet (item(9))",
      "a[*(b) | c…] ⇧ sheet (item(9))", "a[*(b › item(1) › item(2)) | c…] ⇧ sheet (item(9))",
      "a[(b › item(1)) | *c] ⇧ sheet (item(9))",
      "a[*(b › item(1)) | c…] ⇧ sheet (d) ⇧ sheet (item(9))", "f ⇧ sheet (item(9))"),
    Place(
      "over the root", .screenInStack(.presentedOverRoot(.formSheet)), "NAV010", "NAV010",
      "f ⇧ formSheet (item(9))", "a[*(b) | c…] ⇧ formSheet (item(9))",
      "a[*(b › item(1) › item(2)) | c…] ⇧ formSheet (item(9))",
      "a[(b › item(1)) | *c] ⇧ formSheet (item(9))",
      "a[*(b › item(1)) | c…] ⇧ formSheet (item(9))", "f ⇧ formSheet (item(9))"),
    Place(
      "over b", .screen(.presented(.popover(from: "it"), over: .b)),
      "a[*(b) | c…] ⇧ popover (item(9))", "a[*(b) | c…] ⇧ popover (item(9))",
      "a[*(b) | c…] ⇧ popover (item(9))", "a[*(b) | c…] ⇧ popover (item(9))",
      "a[*(b) | c…] ⇧ popover (item(9))", "a[*(b) | c] ⇧ popover (item(9))",
      "a[*(b) | c…] ⇧ popover (item(9))", "a[*(b) | c…] ⇧ popover (item(9))"),
    Place(
      "over the splash", .screen(.presented(.sheet, over: .e)), "NAV010", "NAV010", "NAV010",
      "NAV010", "NAV010", "NAV010", "NAV010", "NAV010"),
    Place(
      "a part", .screen(.root), "item(9)", "item(9)", "item(9)", "item(9)", "item(9)", "item(9)",
      "item(9)", "item(9)"),
    Place(
      "a member that is not listed", .screen(.member(of: .a)), "NAV005", "NAV005", "NAV005",
      "NAV005", "NAV005", "NAV005", "NAV005", "NAV005"),
    Place(
      "pushed, else presented",
      .firstOf(.screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet))), "NAV010",
      "NAV010",
      "f ⇧ sheet (item(9))", "a[*(b › item(9)) | c…]",
      "a[*(b › item(1) › item(2) › item(9)) | c…]", "a[(b › item(1)) | *c] ⇧ sheet (item(9))",
      "a[*(b › item(1)) | c…] ⇧ sheet (d › item(9))", "f ⇧ sheet (item(9))"),
  ]

  @Test(arguments: stacks + others, Situation.allCases)
  func `each placement has its result`(place: Place, situation: Situation) throws {
    let desk = try situation.desk([.item(9): place.destination])
    let result = try desk.result(of: .show(AnyRoute(Spot.item(9))))
    #expect(result == place.results[situation])
  }

  @Test(arguments: stacks + others, Situation.allCases)
  func `asked for twice, nothing moves`(place: Place, situation: Situation) throws {
    let reach = Intent.show(AnyRoute(Spot.item(9)))
    var desk = try situation.desk([.item(9): place.destination])
    do throws(NavigationError) { try desk.follow(reach) } catch { return }
    let again = try desk.plan(reach)
    #expect(again.isEmpty && again.finding == .found)
  }

  @Test(arguments: stacks + others)
  func `what is there already is found where it stands`(place: Place) throws {
    var desk = try Situation.deep.desk([.item(9): place.destination])
    try desk.follow(.push(AnyRoute(Spot.item(9))))
    let id = try desk.id(of: .item(9))
    try desk.show(.c, .d)
    let plan = try desk.follow(.show(AnyRoute(Spot.item(9))))
    #expect(plan.target == id && plan.entering.isEmpty)
    #expect(desk.picture == "a[*(b › item(1) › item(2) › item(9)) | c]")
  }

  @Test(arguments: stacks)
  func `a container does not go into a stack, and nothing gives way to it`(place: Place) throws {
    let desk = try Situation.deep.desk([
      .item(9): .stack(root: .item(8), place.placement), .item(8): .screen(.member(of: .item(9))),
    ])
    let before = desk.tree
    let result = try desk.result(of: .show(AnyRoute(Spot.item(9))))
    #expect(["NAV004", "NAV006"].contains(result))
    #expect(desk.tree == before)
  }

  @Test func `the first screen of a member gives way, and is built anew when it is asked for`()
    throws
  {
    var desk = try Situation.deep.desk([.item(9): .screen(.pushed(asOnlyElementOf: .b))])
    try desk.show(.item(9))
    #expect(desk.picture == "a[*(item(9)) | c…]")
    try desk.show(.b)
    #expect(desk.picture == "a[*(b) | c…]")
  }

  @Test func `in a stack with a route too, with what stands on what took its place`() throws {
    var desk = try Situation.nothing.desk([
      .item(6): .stack(root: .item(7), .root), .item(7): .screen(.member(of: .item(6))),
      .item(8): .screen(.pushed(.asOnlyElement)), .item(9): .screen(.pushed(.inVisibleStack)),
    ])
    try desk.show(.item(6), .item(8), .item(9))
    #expect(desk.picture == "item(6)(item(8) › item(9))")
    let plan = try desk.follow(.show(AnyRoute(Spot.item(7))))
    #expect(desk.picture == "item(6)(item(7))" && plan.target.map(plan.to.isVisible) == true)
  }

  @Test func `what gives way leaves, and what takes its place enters`() throws {
    let desk = try Situation.deep.desk([
      .item(8): .screen(.pushed(.replacingTop)), .item(9): .screen(.pushed(.asOnlyElement)),
    ])
    let first = try desk.id(of: .b)
    let second = try desk.id(of: .item(1))
    let third = try desk.id(of: .item(2))
    let replacing = try desk.plan(.show(AnyRoute(Spot.item(8))))
    #expect(replacing.leaving == [third] && replacing.entering.count == 1)
    let only = try desk.plan(.show(AnyRoute(Spot.item(9))))
    #expect(only.leaving == [third, second, first] && only.entering.count == 1)
    #expect(only.steps.count == 1, "one change of one stack")
  }

  @Test func `another feature's routes are anchors like one's own`() {
    #expect(
      Placement<Front>.pushed(replacingTopOf: Manual.cover).place
        == .pushed(.replacingTop, in: AnyRoute(Manual.cover)))
    #expect(
      Placement<Front>.pushed(asOnlyElementOf: Manual.cover).place
        == .pushed(.asOnlyElement, in: AnyRoute(Manual.cover)))
    #expect(
      Placement<Front>.presented(.sheet, over: Manual.cover).place
        == .presented(.sheet, over: .route(AnyRoute(Manual.cover))))
    #expect(
      Placement<Front>.pushed(replacingTopOf: .news).place
        == .pushed(.replacingTop, in: AnyRoute(Front.news)))
  }
}

extension PlacementTests.Place {
  var placement: Placement<Spot> {
    guard let place = destination.erased?.place else { preconditionFailure("It is placed.") }
    return Placement(place)
  }
}
