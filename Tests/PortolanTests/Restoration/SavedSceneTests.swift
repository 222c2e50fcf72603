import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A saved scene is read back unchanged, or rejected with the position of the damage")
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
    let outline =
      #"{"collapsed":"","kinds":"tlksskss","#
      + #""named":"0,1,,2,3,,4,5,","parents":",0,1,2,2,,5,5,","#
      + #""parts":[[{"root":0},{"root":5,"style":{"detents":[],"isDismissable":true,"kind":"sheet"}}]],"#
      + #""placed":"1,2,","places":"1,2,","selected":"1,2,"}"#
    let routes =
      #"{"names":["home","post","shelves","shelf","guest","bed"],"omitted":[],"places":"0,0,0,0,0,0,","#
      + #""texts":["{\"home\":{}}","{\"post\":{}}","{\"shelves\":{}}","{\"shelf\":{\"_0\":7}}","#
      + #""{\"guest\":{}}","{\"bed\":{}}"],"types":[{"name":"House","version":1}]}"#
    #expect(
      text
        == #"{"body":{"outline":\#(outline),"requests":[],"routes":\#(routes)},"#
        + #""format":"portolan-scene","version":1}"#)
  }

  @Test func `what is written is read, and written again the same`() throws {
    let saved = try Self.saved(.attic, .second, .shelf(1), .letter, .shed, .bed, .alarm)
    let data = try saved.data()
    #expect(try SavedScene(reading: data) == saved)
    #expect(try SavedScene(reading: data).data() == data)
  }

  @Test func `nothing shown is a scene too`() throws {
    let nothing = SavedScene(NavigationTree(), among: MapSet())
    #expect(try SavedScene(reading: nothing.data()) == nothing)
  }

  @Test func `values with line ends, quotes and the words of the format are values`() throws {
    var desk = Desk(HouseMap())
    let nasty = "a\nend\nnode - screen 0 -\r\u{2028}\"\\ \u{0} é 🐌"
    try desk.show(.room(nasty))
    let (new, _) = try desk.restored(desk.saved())
    #expect(new.tree.isSame(as: desk.tree))
  }

  /// An outline of two elements, with columns of one's own.
  private static func scene(_ columns: (String, String)...) -> String {
    var all = [
      "parts": #"[[{"root":0}]]"#, "parents": #"",0,""#, "kinds": #""ks""#, "named": #"",0,""#,
      "placed": #""""#, "places": #""""#, "selected": #""""#, "collapsed": #""""#,
    ]
    for (name, column) in columns { all[name] = column }
    let outline = all.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }.joined(
      separator: ",")
    return #"{"format":"portolan-scene","version":1,"body":{"requests":[],"outline":{\#(outline)},"#
      + #""routes":{"types":[{"name":"House","version":1}],"places":"0,","names":["home"],"omitted":[],"#
      + #""texts":["{\"home\":{}}"]}}}"#
  }

  @Test func `the scene of these tests is one`() throws {
    #expect(try read(Self.scene()).outline.elements.count == 2)
  }

  @Test(
    arguments: [
      (("parents", #"",1,""#), "parents"), (("parents", #"",-2,""#), "parents"),
      (("parents", #"",9,""#), "parents"), (("parents", #""0,,""#), "parents"),
      (("parents", #"",0""#), "parents"), (("parents", "[0,1]"), "parents"),
      (("parents", #"",99999999999999999999,""#), "parents"),
      (("kinds", #""ss""#), "parents"), (("kinds", #""kx""#), "kinds"),
      (("kinds", #""k""#), "kinds"), (("named", #"",""#), "kinds"),
      (("placed", #""2,""#), "placed"), (("selected", #"",""#), "selected"),
      (("collapsed", #""2,""#), "collapsed"), (("parts", "[]"), "parts"),
      (("parts", "[[]]"), "parts"),
      (("parts", #"[[{"root":1}]]"#), "parts"), (("parts", #"[[{"root":0},{"root":0}]]"#), "parts"),
      (("parts", #"[[{"root":0}],[]]"#), "parts"), (("parents", #"",,""#), "parts"),
    ] as [((String, String), String)])
  func `an outline out of shape is named by its column`(
    column: (String, String), place: String
  ) {
    #expect(throws: ArchiveProblem.corrupt(field: "body.outline.\(place)")) {
      try read(Self.scene(column))
    }
  }

  @Test func `a name that no route has is damage`() {
    #expect(throws: ArchiveProblem.corrupt(field: "body.outline")) {
      try read(Self.scene(("named", #"",1,""#)))
    }
  }

  @Test(arguments: [
    (#""places":"0,""#, #""places":"1,""#), (#""places":"0,""#, #""places":"0,0,""#),
    (#""names":["home"]"#, #""names":[]"#), (#""texts":["{\"home\":{}}"]"#, #""texts":[]"#),
    (#""places":"0,""#, #""places":",""#),
  ])
  func `columns of routes that do not fit are damage`(old: String, new: String) {
    let text = Self.scene().replacing(old, with: new)
    #expect(text != Self.scene())
    #expect(throws: ArchiveProblem.corrupt(field: "body.routes")) { try read(text) }
  }

  @Test func `a style of another version costs its layer alone`() throws {
    let saved = try read(
      Self.scene(
        ("parts", #"[[{"root":0},{"root":1,"style":{"kind":"hologram"}}]]"#),
        ("parents", #"",,""#), ("named", #""0,0,""#)))
    #expect(saved.outline.parts[0].map(\.style) == [nil, nil])
  }

  @Test func `more than the limit is neither read nor written`() throws {
    let limit = SavedScene.longestData
    #expect(throws: ArchiveProblem.tooLong(limit: limit)) {
      try SavedScene(reading: Data(repeating: 0x0A, count: limit + 1))
    }
    var desk = Desk(HouseMap())
    try desk.show(.room(String(repeating: "x", count: limit)))
    let large = SavedScene(desk.tree, among: desk.maps)
    #expect(throws: ArchiveProblem.tooLong(limit: limit)) { try large.data() }
  }

  @Test func `errors hold nothing of the data`() {
    for text in [
      "hunter2", #"{"format":"hunter2"}"#, Self.scene(("kinds", #""hunter2""#)),
      Self.scene(("hunter2", "[]"), ("parents", #"["hunter2"]"#)),
    ] {
      do throws(ArchiveProblem) {
        _ = try SavedScene(reading: Data(text.utf8))
        Issue.record("It was read.")
      } catch {
        #expect(!"\(error) \(error.diagnostic)".contains("hunter"))
      }
    }
  }
}
