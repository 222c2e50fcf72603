import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("The elements of a JSON array are split at its own commas")
struct JSONElementsTests {
  private func split(_ text: String) -> [String] {
    JSONElements.split(text).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("[]", []), ("", []), ("[7]", ["7"]), ("[7,null,true]", ["7", "null", "true"]),
    (#"[{"a":[1,2]},[3,[4]]]"#, [#"{"a":[1,2]}"#, "[3,[4]]"]),
    (#"["a,b]","\"],",{"x":"}"}]"#, [#""a,b]""#, #""\"],""#, #"{"x":"}"}"#]),
    (#"["\\",2]"#, [#""\\""#, "2"]), (#"["é 🐌,"]"#, [#""é 🐌,""#]),
  ])
  func `whatever stands in them`(text: String, elements: [String]) {
    #expect(split(text) == elements)
  }

  @Test(arguments: ["[1,2", #"[1,2,"#, #"[1,2,"x]"#, #"[1,2,{"a":1]"#])
  func `of a damaged text those that are whole`(text: String) {
    #expect(split(text).first == "1" && split(text).count <= 3)
  }

  @Test func `as many as were written`() throws {
    let routes = (0..<50).map { House.room(String(repeating: #"",{[\ "#, count: $0)) }
    let text = String(decoding: try SavedRoute.encoder.encode(routes), as: UTF8.self)
    #expect(
      try JSONElements.split(text).map { try JSONDecoder().decode(House.self, from: $0) } == routes)
  }
}
