import Foundation
import HeadlessSwiftUI
import Testing

@Suite("A NavigationPath decodes as it was encoded, unless an element is not Codable")
struct NavigationPathTests {
  private struct Named: Hashable, Codable {
    let name: String
  }

  private struct Silent: Hashable {}

  @Test func aPathComesBackAsItWasSaved() throws {
    var path = NavigationPath()
    path.append(1)
    path.append(Named(name: "two"))
    path.append("three")
    let saved = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    #expect(NavigationPath(read) == path)
    #expect(NavigationPath(read).count == 3)
  }

  @Test func s19OneElementThatCannotBeSavedKeepsThePathFromBeingSaved() {
    var path = NavigationPath([1, 2])
    #expect(path.codable != nil)
    path.append(Silent())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func s19AnElementPushedAsMerelyHashableCannotBeSaved() {
    func push<Element: Hashable>(_ element: Element, onto path: inout NavigationPath) {
      path.append(element)
    }
    var path = NavigationPath()
    push(1, onto: &path)
    #expect(path.codable == nil)
  }
}
