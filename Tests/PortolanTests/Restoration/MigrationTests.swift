import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The app migrates a route that was saved in an older form, by type name and version")
struct MigrationTests {
  /// The routes of an older app.
  private enum OldSpot: String, NavigationRoute {
    case start, detail, cellar
    static let savedName = "Old.Spot"
  }

  private struct OldMap: NavigationMap {
    func destination(for route: OldSpot) -> RouteDestination<OldSpot> {
      switch route {
      case .start: return .screenInStack(.root)
      case .detail: return .screen(.pushed(onto: .start))
      case .cellar: return .screen(.pushed(inStackOf: .start))
      }
    }
  }

  /// The same routes today: another name of the type, another form, and no cellar.
  private enum NewSpot: NavigationRoute {
    case start, detail(id: Int)
    static let savedName = "New.Spot"
    static let savedVersion = 3
  }

  private struct NewMap: NavigationMap {
    func destination(for route: NewSpot) -> RouteDestination<NewSpot> {
      switch route {
      case .start: return .screenInStack(.root)
      case .detail: return .screen(.pushed(onto: .start))
      }
    }
  }

  private enum Trouble: Error { case gone }

  private func old(_ routes: OldSpot...) throws -> SavedScene {
    var desk = Desk(OldMap())
    for route in routes { try desk.show(route) }
    return try desk.saved()
  }

  private func restored<R>(
    _ saved: SavedScene, _ map: some NavigationMap<R>, _ migrate: RouteReader.Migration? = nil
  ) throws -> (picture: String, report: RestorationReport?) {
    let desk = Desk(map)
    let plan = try desk.plan(desk.intent(of: saved, migrating: migrate))
    return (plan.to.picture, plan.restoration)
  }

  private func migrate(_ route: SavedRoute) throws -> SavedRoute {
    #expect(route.type == "Old.Spot" && route.version == 1)
    switch try JSONDecoder().decode(OldSpot.self, from: route.json) {
    case .start: return try SavedRoute(NewSpot.start)
    case .detail: return try SavedRoute(NewSpot.detail(id: 1))
    case .cellar: throw Trouble.gone
    }
  }

  @Test func `a type that was renamed and given values`() throws {
    let (picture, report) = try restored(old(.start, .detail), NewMap(), migrate)
    #expect(picture == "(start › detail(1))" && report?.leftOut == [])
  }

  @Test func `without a migration nobody knows the old type`() throws {
    let saved = try old(.start)
    let error = #expect(throws: NavigationError.self) { try restored(saved, NewMap()) }
    let left = RestorationReport.LeftOut(
      route: RouteLabel(type: "Old.Spot", text: "start"), reason: .unknownType)
    #expect(
      error == .nothingRestored(report: RestorationReport(restored: 0, leftOut: [left])))
  }

  @Test func `what a migration throws leaves out that route, with what stood on it`() throws {
    let saved = try old(.start, .cellar, .cellar)
    let (picture, report) = try restored(saved, NewMap(), migrate)
    #expect(picture == "(start)")
    #expect(report?.leftOut.map(\.reason) == [.undecodable])
  }

  @Test func `a migration to what is unknown or cannot be read leaves the route out`() throws {
    let saved = try old(.start, .detail)
    for (type, json, reason) in [
      ("Elsewhere", #"{"start":{}}"#, RestorationReport.Reason.unknownType),
      ("New.Spot", #"{"nowhere":{}}"#, .undecodable), ("New.Spot", "", .undecodable),
    ] {
      let (picture, report) = try restored(saved, NewMap()) { route in
        let new = try migrate(route)
        guard try JSONDecoder().decode(OldSpot.self, from: route.json) == .detail else {
          return new
        }
        return SavedRoute(type: type, version: 3, json: Data(json.utf8))
      }
      #expect(picture == "(start)" && report?.leftOut.map(\.reason) == [reason])
    }
  }

  @Test func `an older form of the same type is migrated too, today's is not`() throws {
    let outline = TreeOutline(
      parts: [[.init(style: nil, root: 0)]],
      elements: [(nil, .stack, nil), (0, .screen, 0), (0, .screen, 1)].map {
        (parent: Int?, kind: NodeKind, name: Int?) in
        .init(
          parent: parent, kind: kind, name: name, listed: nil, isSelected: false, isCollapsed: false
        )
      })
    let routes = RouteTexts(
      ("New.Spot", 2, [#""old start""#]), ("New.Spot", 3, [#"{"detail":{"id":7}}"#]))
    let saved = try SavedScene(reading: SavedScene(outline, routes).data())
    var migrated: [SavedRoute] = []
    let (picture, _) = try restored(saved, NewMap()) { route in
      migrated.append(route)
      return try SavedRoute(NewSpot.start)
    }
    #expect(picture == "(start › detail(7))")
    #expect(
      migrated == [
        SavedRoute(type: "New.Spot", version: 2, json: Data(#""old start""#.utf8))
      ])
  }

  @Test func `without a migration an older form is read as it is`() throws {
    var desk = Desk(NewMap())
    try desk.show(.detail(id: 7))
    let saved = try desk.saved()
    let text = String(decoding: try saved.data(), as: UTF8.self)
    for version in [1, 9] {
      let other = text.replacing(
        #"{"name":"New.Spot","version":3}"#, with: #"{"name":"New.Spot","version":\#(version)}"#)
      #expect(other != text)
      let (picture, _) = try restored(SavedScene(reading: Data(other.utf8)), NewMap())
      #expect(picture == desk.picture)
    }
  }

  @Test func `a newer form of a known type goes to no migration`() throws {
    var desk = Desk(NewMap())
    try desk.show(.start)
    let text = String(decoding: try desk.saved().data(), as: UTF8.self)
      .replacing(#""version":3"#, with: #""version":4"#)
    let (picture, _) = try restored(SavedScene(reading: Data(text.utf8)), NewMap()) { _ in
      throw Trouble.gone
    }
    #expect(picture == "(start)")
  }
}
