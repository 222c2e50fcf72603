import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a place that the request names`() async throws {
    let open: [Placement<Fort>] = [
      .pushed(onto: .wall), .pushed(inStackOf: .wall), .pushed(.inVisibleStack),
      .pushed(.replacingTop), .pushed(.asOnlyElement), .pushed(replacingTopOf: .wall),
      .pushed(asOnlyElementOf: .wall), .presented(.sheet), .presented(.fullScreen, over: .wall),
      .presentedOverRoot(.sheet), .root,
    ]
    for placement in open {
      try await attack { $0.navigator.show(.cell, placed: placement) }
    }
  }

  @Test func `a place among another feature's screens`() async throws {
    let foreign: [Placement<Fort>] = [
      .pushed(onto: Town.square), .pushed(inStackOf: Town.square),
      .pushed(replacingTopOf: Town.square), .pushed(asOnlyElementOf: Town.square),
      .presented(.sheet, over: Town.square), .page(of: Town.arcade),
      .column(.secondary, of: Town.market),
    ]
    for placement in foreign {
      try await attack { $0.navigator.show(.cell, placed: placement) }
    }
    try await attack(FortMap(niche: .screen(.member(of: Town.fair), guards: [.key]))) {
      $0.navigator.show(.niche)
    }
  }

  @Test func `an opening in a container`() async throws {
    let pages = FortMap(
      cell: .screen(.page(of: .hall), guards: [.key]),
      hall: .pages([.nook], .presented(.sheet)))
    try await attack(pages) { $0.navigator.show(.cell) }
    let split = FortMap(
      cell: .screen(.column(.secondary, of: .hall), guards: [.key]),
      hall: .split(primary: .nook, secondary: .nook, .presented(.sheet)))
    try await attack(split) { $0.navigator.show(.cell) }
  }

  @Test func `the first or nearest of several places`() async throws {
    let sheet = RouteDestination<Fort>.screenInStack(.presented(.sheet), guards: [.key])
    let pushed = RouteDestination<Fort>.screen(.pushed(onto: .wall))
    for cell in [RouteDestination.firstOf(pushed, sheet), .nearestOf(pushed, sheet)] {
      try await attack(FortMap(cell: cell)) { $0.navigator.show(.cell) }
      try await attack(FortMap(cell: cell)) { $0.navigator.push(.cell) }
      try await attack(FortMap(cell: cell)) {
        $0.navigator.show(.cell, placed: .presented(.fullScreen))
      }
    }
  }
}
