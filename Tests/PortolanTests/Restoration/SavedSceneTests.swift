import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A saved scene is text of lines, and each of them is read alone")
struct SavedSceneTests {
  private static func saved(_ routes: House...) throws -> SavedScene {
    var desk = Desk(HouseMap())
    for route in routes { try desk.show(route) }
    return try desk.saved()
  }

  private func read(_ text: String) throws -> SavedScene {
    try SavedScene(reading: Data(text.utf8))
  }

  @Test func `this is how it is written`() throws {
    let text = String(decoding: try Self.saved(.shelf(7), .bed).data(), as: UTF8.self)
    #expect(
      text == """
        portolan-scene 1
        type 1 "House"
        route 0 {"home":{}}
        route 0 {"post":{}}
        route 0 {"shelves":{}}
        route 0 {"shelf":{"_0":7}}
        route 0 {"guest":{}}
        route 0 {"bed":{}}
        layer 0 -
        node - tabs 0 -
        node 0 split 1 1 selected
        node 1 stack - 2 selected
        node 2 screen 2 -
        node 2 screen 3 -
        layer 0 {"detents":[],"isDismissable":true,"kind":"sheet"}
        node - stack - -
        node 5 screen 4 -
        node 5 screen 5 -
        end

        """)
  }

  @Test func `what is written is read, and written again the same`() throws {
    let saved = try Self.saved(.attic, .second, .shelf(1), .letter, .shed, .bed, .alarm)
    let data = try saved.data()
    #expect(try SavedScene(reading: data) == saved)
    #expect(try SavedScene(reading: data).data() == data)
  }

  @Test func `nothing shown is a scene too`() throws {
    var recorder = SceneRecorder(NavigationTree(), maps: MapSet())
    let nothing = recorder.record()
    #expect(try SavedScene(reading: nothing.data()) == nothing)
    #expect(try String(decoding: nothing.data(), as: UTF8.self) == "portolan-scene 1\nend\n")
  }

  @Test func `values with line ends, quotes and the words of the format are values`() throws {
    var desk = Desk(HouseMap())
    let nasty = "a\nend\nnode - screen 0 -\r\u{2028}\"\\ \u{0} é 🐌"
    try desk.show(.room(nasty))
    let (new, _) = try desk.restored(desk.saved())
    #expect(new.tree.isSame(as: desk.tree))
  }

  private static let start = "portolan-scene 1\ntype 1 \"House\"\nroute 0 {\"home\":{}}\n"

  private static let malformed = [
    "", "\n", "end\n", "portolan-scene 1", "portolan-scene 1\n", "portolan-scene\nend\n",
    "portolan-scene 0\nend\n", "portolan-scene x\nend\n", "portolan-scene -1\nend\n",
    "portolan-scene 99999999999999999999999\nend\n", "null", "{}", "portolan-scene 1\nend\nmore\n",
    "portolan-scene 1\nend\n\n", "portolan-scene 1\n\nend\n", start + "word 1\nend\n",
    start + "route 1 {}\nend\n", start + "route -1 {}\nend\n", start + "route x {}\nend\n",
    start + "type 1 House\nend\n", start + "type \"House\"\nend\n", start + "layer 0 -\nend\n",
    start + "layer 0 -\nlayer 0 -\nnode - screen 0 -\nend\n", start + "node - screen 0 -\nend\n",
    start + "layer 0 -\nnode 0 screen 0 -\nend\n", start + "layer 0 -\nnode - scren 0 -\nend\n",
    start + "layer 0 -\nnode - screen 1 -\nend\n", start + "layer 0 -\nnode - screen 0 1\nend\n",
    start + "layer 0 -\nnode - screen 0 -\nnode 0 screen 0 -\nend\n",
    start + "layer 0 -\nnode - tabs 0 -\nnode 1 screen 0 -\nend\n",
    start + "layer 0 -\nnode - tabs 0 -\nnode - screen 0 -\nend\n",
    start + "layer 0 -\nnode - tabs 0 - chosen\nend\n",
    start + "layer 0 -\nnode - tabs 0 - collapsed selected\nend\n",
    start + "layer 2 -\nnode - tabs 0 -\nend\n",
    start + "omitted 0 lazy \"home\"\nend\n",
    start + "omitted 0 unsaveable home\nend\n", start + "omitted 0 refused \"home\"\nend\n",
  ]

  @Test(arguments: malformed)
  func `what is no saved scene is an error that says so`(text: String) {
    #expect(throws: NavigationError.savedScene(.unreadable)) { try read(text) }
  }

  @Test func `a newer format is an error of its own`() {
    #expect(throws: NavigationError.savedScene(.newer(format: 2))) {
      try read("portolan-scene 2\nwhatever")
    }
  }

  @Test func `more than the limit is neither read nor written`() throws {
    let limit = SavedScene.longestData
    #expect(throws: NavigationError.savedScene(.tooLong(limit: limit))) {
      try SavedScene(reading: Data(repeating: 0x0A, count: limit + 1))
    }
    var desk = Desk(HouseMap())
    try desk.show(.room(String(repeating: "x", count: limit)))
    var recorder = SceneRecorder(desk.tree, maps: desk.maps)
    let large = recorder.record()
    #expect(throws: NavigationError.savedScene(.tooLong(limit: limit))) { try large.data() }
  }

  @Test func `errors hold nothing of the data`() {
    for text in [
      "hunter2", "portolan-scene 1\ntype 1 \"hunter2\nend\n", "portolan-scene hunter2\n",
    ] {
      do throws(NavigationError) {
        _ = try SavedScene(reading: Data(text.utf8))
        Issue.record("It was read.")
      } catch {
        #expect(!"\(error) \(error.diagnostic)".contains("hunter"))
      }
    }
  }
}
