import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A course opens several routes, each on the screen of the previous one")
struct CourseTests {
  private func result(_ course: NavigationCourse<Spot>, _ situation: Situation) throws -> String {
    try situation.desk().result(of: course.intent)
  }

  /// Through `b` and three items; what it leads to in each situation.
  @Test(
    arguments: zip(
      Situation.allCases,
      [
        "a[*(b › item(1) › item(3) › item(4)) | c…]", "a[*(b › item(1) › item(3) › item(4)) | c…]",
        "a[*(b › item(1) › item(3) › item(4)) | c…]", "a[*(b › item(1) › item(3) › item(4)) | c…]",
        "a[*(b › item(1) › item(3) › item(4)) | c…]", "a[*(b › item(1) › item(3) › item(4)) | c]",
        "a[*(b › item(1) › item(3) › item(4)) | c…]", "a[*(b › item(1) › item(3) › item(4)) | c…]",
      ]))
  func `a chain`(situation: Situation, picture: String) throws {
    let course = NavigationCourse<Spot>(through: [.b, .item(1), .item(3), .item(4)])
    #expect(try result(course, situation) == picture)
    var desk = try situation.desk()
    try desk.follow(course.intent)
    #expect(try desk.plan(course.intent).isEmpty, "asked for twice, nothing moves")
    desk = try situation.desk()
    try desk.follow(NavigationCourse<Spot>(through: [.b, .item(1)]).intent)
    let item = try desk.id(of: .item(1))
    #expect(try desk.plan(course.intent).to.contains(item), "what stands there stays")
  }

  /// `item(9)` where the request says, though the map makes it a part.
  @Test(arguments: [
    (Placement<Spot>.pushed(.inVisibleStack), Situation.deep),
    (.pushed(.replacingTop), .deep), (.pushed(.asOnlyElement), .sheet), (.pushed(onto: .b), .kept),
    (.pushed(inStackOf: .b), .otherTab), (.pushed(replacingTopOf: .b), .nothing),
    (.pushed(asOnlyElementOf: .b), .first), (.presented(.formSheet), .part),
    (.presented(.sheet, over: .b), .deep), (.presentedOverRoot(.fullScreen), .sheet),
    (.pushed(.inVisibleStack), .splash), (.presented(.sheet), .nothing), (.root, .first),
  ])
  func `a request's placement does what a map's does`(
    placement: Placement<Spot>, situation: Situation
  ) throws {
    let asked = try situation.desk().result(
      of: NavigationCourse(.item(9), placed: placement).intent)
    let mapped = try situation.desk([.item(9): .screen(placement)]).result(
      of: .show(AnyRoute(Spot.item(9))))
    #expect(asked == mapped)
    #expect(try situation.desk().result(of: .show(AnyRoute(Spot.item(9)))) == "item(9)")
  }

  @Test func `without a placement it is where the map says`() throws {
    for situation in Situation.allCases {
      let desk = try situation.desk()
      for spot in [Spot.b, .d, .item(1)] {
        #expect(
          try desk.result(of: NavigationCourse(spot).intent)
            == desk.result(of: .show(AnyRoute(spot))))
      }
    }
  }

  @Test func `a route that is found is shown where it is`() throws {
    let desk = try Situation.otherTab.desk()
    let plan = try desk.plan(NavigationCourse<Spot>(.item(1), placed: .presented(.sheet)).intent)
    #expect(plan.to.picture == "a[*(b › item(1)) | c]")
    #expect(plan.finding == .found && plan.entering.isEmpty)
  }

  @Test func `what brings its own stack stands in the asker's, and keeps it in a layer`() throws {
    let desk = try Situation.first.desk([.item(9): .screenInStack(.root)])
    let pushed = NavigationCourse<Spot>(.item(9), placed: .pushed(.inVisibleStack))
    #expect(try desk.result(of: pushed.intent) == "a[*(b › item(9)) | c…]")
    let presented = NavigationCourse<Spot>(
      through: [.item(9), .item(1)], placed: .presented(.sheet))
    #expect(
      try desk.result(of: presented.intent)
        == "a[*(b) | c…] ⇧ sheet (item(9) › item(1))")
  }

  @Test func `of a choice the shape is that of the one that is placed alike`() throws {
    let choice = RouteDestination<Spot>.firstOf(
      .screen(.pushed(.inVisibleStack)), .screenInStack(.presented(.sheet)))
    let desk = try Situation.first.desk([.item(9): choice])
    let chain = NavigationCourse<Spot>(
      through: [.item(9), .item(1)], placed: .presented(.fullScreen))
    #expect(
      try desk.result(of: chain.intent)
        == "a[*(b) | c…] ⇧ fullScreen (item(9) › item(1))")
  }

  @Test func `only what stands directly on the one before is found`() throws {
    let desk = try Situation.deep.desk()
    let second = try desk.id(of: .item(2))
    let plan = try desk.plan(NavigationCourse<Spot>(through: [.b, .item(2)]).intent)
    #expect(plan.to.picture == "a[*(b › item(2)) | c…]")
    #expect(!plan.to.contains(second) && plan.finding == .built)
  }

  @Test func `what stands above the last gives way`() throws {
    let desk = try Situation.deep.desk()
    let plan = try desk.plan(NavigationCourse<Spot>(through: [.b, .item(1)]).intent)
    #expect(plan.to.picture == "a[*(b › item(1)) | c…]")
    #expect(plan.finding == .found && plan.entering.isEmpty)
  }

  @Test func `a chain through a named stack begins at its first screen`() throws {
    let table: [Spot: RouteDestination<Spot>] = [
      .item(8): .stack(root: .item(7), .presented(.sheet)),
      .item(7): .screen(.member(of: .item(8))),
    ]
    var desk = try Situation.first.desk(table)
    try desk.show(.item(8))
    try desk.follow(.push(AnyRoute(Spot.item(1))))
    let course = NavigationCourse<Spot>(through: [.item(8), .item(2)])
    try desk.follow(course.intent)
    #expect(desk.picture == "a[*(b) | c…] ⇧ sheet (item(8)(item(7) › item(2)))")
    #expect(try desk.plan(course.intent).isEmpty)
  }

  @Test func `the same route twice stands there twice`() throws {
    let course = NavigationCourse<Spot>(through: [.b, .item(1), .item(1)])
    #expect(try result(course, .first) == "a[*(b › item(1) › item(1)) | c…]")
  }

  @Test func `of several first routes that one is taken on which most of the course stands`() throws
  {
    var desk = try Situation.first.desk()
    let course = NavigationCourse<Spot>(through: [.item(1), .item(2), .item(1)])
    try desk.follow(course.intent)
    #expect(desk.picture == "a[*(b › item(1) › item(2) › item(1)) | c…]")
    #expect(try desk.plan(course.intent).isEmpty, "not the first route in front")
    try desk.show(.d)
    #expect(
      try desk.result(of: course.intent) == "a[*(b › item(1) › item(2) › item(1)) | c…]")
  }

  @Test func `a value that changed is updated where it is found`() throws {
    var desk = Desk(ShopMap())
    try desk.show(.search("lamp"))
    try desk.follow(.push(.product(id: 1)))
    let chain = NavigationCourse<Shop>(through: [.search("desk"), .product(id: 1)])
    let plan = try desk.follow(chain.intent)
    #expect(plan.steps == [.update(try desk.id(of: .search("")))])
    #expect(desk.picture == #"main[products… | *(search("desk") › product(1)) | account…]"#)
    let top = NavigationCourse<Shop>(through: [.products, .search("a")])
    try desk.follow(top.intent)
    let again = NavigationCourse<Shop>(through: [.products, .search("b")])
    #expect(try desk.follow(again.intent).finding == .updated)
  }

  @Test func `what cannot be says why`() throws {
    #expect(try result(NavigationCourse(through: []), .first) == "NAV081")
    #expect(try result(NavigationCourse(.c, then: .item(1)), .first) == "NAV004", "in no stack")
    #expect(try result(NavigationCourse(.b, then: .a), .first) == "NAV006", "a container")
    #expect(try result(NavigationCourse(.item(9), placed: .member(of: .a)), .first) == "NAV005")
  }
}
