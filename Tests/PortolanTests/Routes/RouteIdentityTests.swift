import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Routes that are equal, or have an equal identity, name one screen")
struct RouteIdentityTests {
  private enum Other: NavigationRoute { case main, products }

  @Test func `equal values are equal, others are not`() {
    #expect(AnyRoute(Shop.product(id: 1)) == AnyRoute(Shop.product(id: 1)))
    #expect(AnyRoute(Shop.product(id: 1)) != AnyRoute(Shop.product(id: 2)))
    #expect(AnyRoute(Shop.product(id: 1)) != AnyRoute(Shop.reviews(id: 1)))
  }

  @Test func `values of one identity differ and are the same screen`() {
    let lamp = AnyRoute(Shop.search("lamp"))
    let desk = AnyRoute(Shop.search("desk"))
    #expect(lamp != desk)
    #expect(lamp.isSameScreen(as: desk))
    #expect(lamp.key == desk.key)
    #expect(lamp.hashValue == desk.hashValue)
  }

  @Test func `the same case of another type is another route`() {
    #expect(AnyRoute(Shop.main) != AnyRoute(Other.main))
    #expect(!AnyRoute(Shop.main).isSameScreen(as: AnyRoute(Other.main)))
    #expect(AnyRoute(Shop.main).as(Other.self) == nil)
    #expect(AnyRoute(Shop.main).as(Shop.self) == .main)
  }

  @Test func `a set holds each value once`() {
    let routes = [Shop.main, .products, .main, .product(id: 1)].map { AnyRoute($0) }
    #expect(Set(routes).count == 3)
  }

  @Test func `the default name is qualified with the module`() {
    #expect(Shop.savedName == "PortolanFixtures.Shop")
  }

  @Test func `guards of two types with one word are two guards`() {
    let one = AnyGuard(.signedIn, of: Shop.self)
    #expect(one == AnyGuard(.signedIn, of: Shop.self))
    #expect(one != AnyGuard(.club, of: Shop.self))
    #expect(one != AnyGuard(.signedIn, of: Members.self))
  }

  private enum Members: NavigationRoute {
    case list
    enum Guard: Hashable, Sendable { case signedIn }
  }
}
