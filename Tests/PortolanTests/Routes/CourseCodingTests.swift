import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A course is a value that is compared, stored and read again")
struct CourseCodingTests {
  private static let placements: [Placement<Shop>?] = [
    nil, .root, .member(of: .main), .pushed(onto: .product(id: 7)), .pushed(inStackOf: .products),
    .pushed(replacingTopOf: .products), .pushed(asOnlyElementOf: .products),
    .pushed(.inVisibleStack), .pushed(.replacingTop), .pushed(.asOnlyElement), .presented(.sheet),
    .presented(.sheet(.medium, .height(300), .fraction(0.25)).notDismissable, over: .bag),
    .presentedOverRoot(.popover(from: "filter")), .column(.secondary, of: .main),
    .page(of: .main),
  ]

  private func again<T: Codable>(_ value: T) throws -> T {
    try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: placements)
  func `read as it was written`(placement: Placement<Shop>?) throws {
    let course = NavigationCourse<Shop>(
      through: [.address(AddressPicker(near: "Oslo")), .product(id: 1)], placed: placement)
    #expect(try again(course) == course)
    #expect(try again(NavigationCourse<Shop>(through: [], placed: placement)).routes.isEmpty)
  }

  @Test func `no two placements are equal`() {
    #expect(Set(Self.placements).count == Self.placements.count)
    #expect(
      Set(Self.placements.map { NavigationCourse(.bag, placed: $0) }).count == Self.placements.count
    )
  }

  @Test func `a placement on another feature's route cannot be written, and says no value`() {
    struct Page: NavigationRoute { var number = 0 }
    let course = NavigationCourse<Shop>(.help, placed: .pushed(onto: Page(number: 4711)))
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(course) }
    #expect(error.map { !"\($0)".contains("4711") } == true)
  }

  @Test func `what is no course is not read`() {
    let texts = [
      "{}", "[]", #"{"routes":[{"nowhere":{}}]}"#, #"{"routes":[],"placement":{"x":1}}"#,
    ]
    for text in texts {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(NavigationCourse<Shop>.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `one route is a chain of one`() {
    #expect(NavigationCourse<Shop>(.bag) == NavigationCourse(through: [.bag]))
    #expect(
      NavigationCourse<Shop>(.bag, placed: .presented(.sheet))
        == NavigationCourse(through: [.bag], placed: .presented(.sheet)))
    #expect(
      NavigationCourse<Shop>(.products, then: .bag, .help)
        == NavigationCourse(through: [.products, .bag, .help]))
    #expect(NavigationCourse<Shop>(.bag) != NavigationCourse(.bag, placed: .root))
  }
}
