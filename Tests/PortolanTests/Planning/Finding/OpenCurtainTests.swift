import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A curtain that is requested again stays as it is")
struct OpenCurtainTests {
  private enum Door: NavigationRoute {
    case cover, code
  }

  private struct DoorMap: NavigationMap {
    func destination(for route: Door) -> RouteDestination<Door> {
      switch route {
      case .cover: return .screenInStack(.curtain)
      case .code: return .screen(.pushed(onto: .cover))
      }
    }
  }

  @Test func `the request reaches the screen in front`() throws {
    var desk = Desk(DoorMap())
    desk.traits.isCurtain = true
    try desk.show(.code)
    let plan = try desk.plan(.show(AnyRoute(Door.cover)))
    #expect(plan.isEmpty)
    #expect(plan.target == (try desk.id(of: .code)))
  }
}
