import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a path`() async throws {
    try await attack { $0.navigator.stack(.wall).path = [.cell] }
    try await attack { $0.navigator.stack(.wall).path.append(.cell) }
    try await attack { $0.navigator.stack(.wall).set([.gate, .cell], as: .cut) }
    try await attack { $0.navigator.stack(.wall).append(.cell) }
    try await attack(after: { try await $0.navigator.of(Town.self).navigate(to: .square) }) {
      $0.navigator.stack(.wall).set([.gate, .cell])
    }
  }

  @Test func `a path as text`() async throws {
    try await attack { $0.navigator.stack(.wall).set("gate/cell") }
    try await attack { $0.navigator.stack(.wall).set(["cell"]) }
  }

  @Test func `a stored path`() async throws {
    let data = Data(
      #"{"format":"portolan-path","version":1,"body":[{"gate":{}},{"cell":{}}]}"#.utf8)
    try await attack { $0.navigator.stack(.wall).set(try [Fort](stored: data)) }
  }

  @Test func `a course`() async throws {
    try await attack { $0.navigator.show(NavigationCourse(.cell)) }
    try await attack { $0.navigator.show(NavigationCourse(.cell, placed: .presented(.sheet))) }
    try await attack { $0.navigator.show(NavigationCourse(.gate, then: .cell)) }
    try await attack { $0.navigator.show(NavigationCourse(.cell, then: .gate)) }
    try await attack { $0.navigator.show(NavigationCourse(.cell), options: .replacing) }
  }

  @Test func `a decoded course`() async throws {
    let courses: [NavigationCourse<Fort>] = [
      NavigationCourse(.gate, then: .cell),
      NavigationCourse(.cell, placed: .presented(.sheet, over: .wall)),
    ]
    for course in courses {
      let data = try JSONEncoder().encode(course)
      try await attack {
        $0.navigator.show(try JSONDecoder().decode(NavigationCourse<Fort>.self, from: data))
      }
    }
  }
}
