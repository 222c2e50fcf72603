import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite(
  "Leaving a screen out of a restored tree also leaves out the screens above it, and no others")
struct RestoringRuleTests {
  private static let whole: [HouseRow] = [
    HouseRow(
      shown: [.attic], result: "home[*(hall › stairs › attic) | tour… | post… | yard…]", leftOut: []
    ),
    HouseRow(
      shown: [.attic, .second, .shelf(1), .letter, .shed, .bed, .alarm],
      result: "home[(hall › stairs › attic) | tour<first | *second | third> | "
        + "post{(shelves › shelf(1)) | *letter} | *yard#Gate[well… | *(shed)]] "
        + "⇧ sheet (guest › bed) ⇧ fullScreen (alarm)", leftOut: []),
    HouseRow(
      shown: [.room("red")], intents: [.push(AnyRoute(House.room("blue")))],
      result: "flat(door › room(\"red\") › room(\"blue\"))", leftOut: []),
    HouseRow(
      shown: [.frame, .stairs], intents: [.show(AnyRoute(House.frame))],
      result: "home[*(hall › gallery<painting | *frame>) | tour… | post… | yard…]", leftOut: []),
  ]

  @Test(arguments: whole)
  func `when nothing is lost it is the same`(row: HouseRow) throws { try row.check() }

  private static let stacks: [HouseRow] = [
    HouseRow(
      shown: [.attic], lost: [.attic], result: "home[*(hall › stairs) | tour… | post… | yard…]",
      leftOut: ["attic: undecodable"]),
    HouseRow(
      shown: [.attic], lost: [.stairs], result: "home[*(hall) | tour… | post… | yard…]",
      leftOut: ["stairs: undecodable", "attic: dependent"]),
    HouseRow(
      shown: [.second, .attic], lost: [.hall],
      result: "home[hall… | *tour<first | *second | third> | post… | yard…]",
      leftOut: ["hall: undecodable", "stairs: dependent", "attic: dependent"]),
    HouseRow(
      shown: [.room("red")], intents: [.push(AnyRoute(House.room("blue")))],
      lost: [.room("red")], result: "flat(door)",
      leftOut: ["room: undecodable", "room: dependent"]),
    HouseRow(
      shown: [.frame], intents: [.push(AnyRoute(House.room("red")))], lost: [.gallery],
      result: "home[*(hall) | tour… | post… | yard…]",
      leftOut: [
        "gallery: undecodable", "painting: dependent", "frame: dependent", "room: dependent",
      ]),
  ]

  @Test(arguments: stacks)
  func `with an element of a stack go those above it, with the first the stack`(
    row: HouseRow
  ) throws { try row.check() }

  private static let members: [HouseRow] = [
    HouseRow(
      shown: [.attic, .second], lost: [.second],
      result: "home[(hall › stairs › attic) | *tour<*first | second… | third> | post… | yard…]",
      leftOut: ["second: undecodable"]),
    HouseRow(
      shown: [.attic, .first, .second], lost: [.second],
      result: "home[(hall › stairs › attic) | *tour<*first | second… | third> | post… | yard…]",
      leftOut: ["second: undecodable"]),
    HouseRow(
      shown: [.attic, .first, .second], lost: [.first],
      result: "home[(hall › stairs › attic) | *tour<first… | *second | third> | post… | yard…]",
      leftOut: ["first: undecodable"]),
    HouseRow(
      shown: [.attic, .second], lost: [.tour],
      result: "home[*(hall › stairs › attic) | tour… | post… | yard…]",
      leftOut: [
        "tour: undecodable", "first: dependent", "second: dependent", "third: dependent",
      ]),
    HouseRow(
      shown: [.letter], lost: [.letter],
      result: "home[hall… | tour… | *post{*(shelves) | letter…} | yard…]",
      leftOut: ["letter: undecodable"]),
    HouseRow(
      shown: [.shed], lost: [.shed],
      result: "home[hall… | tour… | post… | *yard#Gate[*well | shed…]]",
      leftOut: ["shed: undecodable"]),
    HouseRow(
      shown: [.attic], lost: [.hall],
      result: "home[hall… | *tour<*first | second… | third…> | post… | yard…]",
      leftOut: ["hall: undecodable", "stairs: dependent", "attic: dependent"]),
    HouseRow(
      shown: [.painting], lost: [.painting],
      result: "home[*(hall › gallery<painting… | *frame>) | tour… | post… | yard…]",
      leftOut: ["painting: undecodable"]),
  ]

  @Test(arguments: members)
  func `a member's place is a slot again, and another is shown for the one in front`(
    row: HouseRow
  ) throws { try row.check() }

  private static let layers: [HouseRow] = [
    HouseRow(
      shown: [.attic, .bed, .alarm], lost: [.bed],
      result: "home[*(hall › stairs › attic) | tour… | post… | yard…] ⇧ sheet (guest) "
        + "⇧ fullScreen (alarm)", leftOut: ["bed: undecodable"]),
    HouseRow(
      shown: [.attic, .bed, .alarm], lost: [.guest],
      result: "home[*(hall › stairs › attic) | tour… | post… | yard…]",
      leftOut: ["guest: undecodable", "bed: dependent", "alarm: dependent"]),
    HouseRow(
      shown: [.attic, .bed, .alarm], lost: [.alarm],
      result: "home[*(hall › stairs › attic) | tour… | post… | yard…] ⇧ sheet (guest › bed)",
      leftOut: ["alarm: undecodable"]),
  ]

  @Test(arguments: layers)
  func `with a layer go those above it`(row: HouseRow) throws { try row.check() }

  private static let refusals: [HouseRow] = [
    HouseRow(
      shown: [.attic, .letter, .shed, .bed], refused: [.letter, .shed, .bed],
      result: "home[(hall › stairs › attic) | tour… | post{*(shelves) | letter…} | "
        + "*yard#Gate[*well | shed…]] ⇧ sheet (guest)",
      leftOut: [
        "letter: refused by letter", "shed: refused by shed", "bed: refused by bed",
      ]),
    HouseRow(
      shown: [.attic, .second], refused: [.hall],
      result: "home[hall… | *tour<first | *second | third> | post… | yard…]",
      leftOut: ["hall: refused by hall", "stairs: dependent", "attic: dependent"]),
  ]

  @Test(arguments: refusals)
  func `what a guard refused goes by the same rule`(row: HouseRow) throws { try row.check() }

  @Test(arguments: [[House.home], [.home, .guest]])
  func `with the base content goes all that was open`(lost: [House]) throws {
    var desk = Desk(HouseMap())
    try desk.show(.attic, .guest)
    let saved = try desk.saved().losing(lost)
    let error = #expect(throws: NavigationError.self) { try desk.restored(saved) }
    guard case .nothingRestored(let report) = error else {
      Issue.record("It was \(String(describing: error)).")
      return
    }
    let last = lost.contains(.guest) ? "guest: undecodable" : "guest: dependent"
    #expect(report.restored == 0)
    #expect(
      report.leftOut.map(\.description) == [
        "home: undecodable", "hall: dependent", "stairs: dependent", "attic: dependent", last,
      ])
  }
}
