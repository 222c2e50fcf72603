import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Restoring a tree brings back kept parts, and leaves out splashes and other code's screens")
struct RestoredPartsTests {
  private func desk(_ routes: House...) throws -> Desk<House> {
    var desk = Desk(HouseMap())
    for route in routes { try desk.show(route) }
    return desk
  }

  private func kept() throws -> Desk<House> {
    var desk = try desk(.attic, .bed)
    desk.keptLimit = 2
    try desk.follow(.show(AnyRoute(House.room("red")), keeping: true))
    return desk
  }

  @Test func `a kept part is kept again, with its layers`() throws {
    let desk = try kept()
    let (new, report) = try desk.restored(desk.saved())
    #expect(new.tree.isSame(as: desk.tree))
    #expect(new.keptPictures == desk.keptPictures && desk.keptPictures.count == 1)
    #expect(report.restored == 9 && report.leftOut.isEmpty)
    var back = new
    try back.follow(.bringToFront(.kept))
    #expect(back.picture.hasSuffix("⇧ sheet (guest › bed)"))
  }

  @Test func `where fewer parts are kept, those that were kept first are left out`() throws {
    var desk = try kept()
    desk.keptLimit = 0
    let (new, report) = try desk.restored(desk.saved())
    #expect(new.tree.kept.isEmpty && new.picture == "flat(door › room(\"red\"))")
    #expect(report.leftOut.first?.description == "home: tooMany")
    #expect(report.leftOut.dropFirst().allSatisfy { $0.reason == .dependent })
  }

  @Test func `a kept part is left out by the rule, and the open one stays`() throws {
    let desk = try kept()
    let (new, report) = try desk.restored(desk.saved().losing([House.guest]))
    #expect(new.keptPictures == ["home[*(hall › stairs › attic) | tour… | post… | yard…]"])
    #expect(report.leftOut.map(\.description) == ["guest: undecodable", "bed: dependent"])
  }

  @Test func `what is kept does not take the place of an open part that is lost`() throws {
    let desk = try kept()
    let saved = try desk.saved().losing([House.flat])
    #expect(throws: NavigationError.self) { try desk.restored(saved) }
  }

  @Test func `nothing shown is nothing left`() throws {
    let desk = try desk()
    #expect(
      throws: NavigationError.nothingRestored(
        report: RestorationReport(restored: 0, leftOut: []))
    ) { try desk.restored(desk.saved()) }
  }

  @Test func `a splash is not shown again: nothing waits behind it`() throws {
    let desk = try desk(.porch)
    let error = #expect(throws: NavigationError.self) { try desk.restored(desk.saved()) }
    guard case .nothingRestored(let report) = error else {
      Issue.record("It was \(String(describing: error)).")
      return
    }
    #expect(report.leftOut.map(\.description) == ["porch: passing"])
  }

  @Test func `screens of other code are left out with what stands on them`() throws {
    final class Other {}
    let others = [Other(), Other()]
    var desk = try desk(.stairs)
    let stack = try #require(desk.tree.stack(around: desk.id(of: .stairs))?.container)
    let reading = ScreenReading(
      layers: [.node(desk.tree.layerRoots[0]), .foreign(ForeignID(others[1]))],
      containers: [
        .init(
          node: stack,
          content: .stack(
            desk.tree.children(of: stack).map { .node($0) } + [.foreign(ForeignID(others[0]))]))
      ])
    desk.tree.follow(reading)
    let (new, report) = try desk.restored(desk.saved())
    #expect(new.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
    #expect(
      report.leftOut.map(\.description) == [
        "a screen of other code: foreign", "a screen of other code: foreign",
      ])
    #expect(report.leftOut.allSatisfy { $0.reason == .foreign })
  }

  @Test func `what stands in the place of a member comes back in its place`() throws {
    let map = TableMap([
      .a: .pages([.b, .c], .root), .b: .screen(.member(of: .a)), .c: .screen(.member(of: .a)),
      .d: .screen(.page(of: .a)),
    ])
    var desk = Desk(map)
    try desk.show(.c, .d)
    #expect(desk.picture == "a<b | *d>")
    let saved = try desk.saved()
    #expect(try desk.restored(saved).desk.picture == "a<b | *d>")
    let (new, report) = try desk.restored(saved.losing([Spot.d]))
    #expect(new.picture == "a<*b | c…>" && report.leftOut.map(\.reason) == [.undecodable])
    let (other, second) = try desk.restored(saved.losing([Spot.c]))
    #expect(other.picture == "a<*b | c…>" && second.leftOut.map(\.description) == ["d: unlisted"])
  }

  @Test(arguments: ["null", "\"sheet\"", "{\"kind\":\"blanket\"}", "7"])
  func `a layer whose style cannot be read is left out with those above it`(style: String) throws {
    let desk = try desk(.stairs, .bed, .alarm)
    let text = String(decoding: try desk.saved().data(), as: UTF8.self)
    let json = try #require(text.firstRange(of: #/"style":\{.*?\}/#))
    let other = text.replacingCharacters(in: json, with: "\"style\":\(style)")
    let (new, report) = try desk.restored(SavedScene(reading: Data(other.utf8)))
    #expect(new.picture == "home[*(hall › stairs) | tour… | post… | yard…]")
    #expect(
      report.leftOut.map(\.description) == [
        "guest: undecodable", "bed: dependent", "alarm: dependent",
      ])
  }
}
