import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Reading arbitrary bytes always ends, with an error or a valid tree")
struct HostileBytesTests {
  /// Levels in levels: one identity, so that each may stand in the one before.
  private enum Level: NavigationRoute {
    case level(Int), end
    var identity: Level { self == .end ? .end : .level(0) }
  }

  private struct LevelMap: NavigationMap {
    func destination(for route: Level) -> RouteDestination<Level> {
      guard case .level(let number) = route else { return .screen(.root) }
      return .pages([.level(number + 1), .end], .root)
    }
  }

  private static func whole() throws -> (desk: Desk<House>, data: Data) {
    var desk = Desk(HouseMap())
    for route in [House.attic, .second, .letter, .shed, .bed, .alarm] { try desk.show(route) }
    try desk.follow(.show(AnyRoute(House.room("red")), keeping: true))
    return (desk, try desk.saved().data())
  }

  /// Returns whether a tree came of it.
  private func restore<R>(_ data: Data, on desk: Desk<R>) -> Bool {
    do {
      let saved = try SavedScene(reading: data)
      let (new, _) = try desk.restored(saved)
      if !new.tree.faults.isEmpty { Issue.record("\(new.tree.faults)") }
      return true
    } catch {
      if error is ArchiveProblem { return false }
      guard case .nothingRestored = error as? NavigationError else {
        Issue.record("\(error)")
        return false
      }
      return false
    }
  }

  @Test(arguments: [0x01, 0x02, 0x10, 0x80] as [UInt8])
  func `a bit that is wrong, anywhere`(bit: UInt8) throws {
    let (desk, data) = try Self.whole()
    var trees = 0
    for place in data.indices {
      var damaged = data
      damaged[place] ^= bit
      if restore(damaged, on: desk) { trees += 1 }
    }
    #expect(trees > 0 && trees < data.count, "some are read in part, some are refused")
  }

  @Test(arguments: [0x0A, 0x20, 0x39, 0xFF] as [UInt8])
  func `a byte that is another, or one too many, anywhere`(byte: UInt8) throws {
    let (desk, data) = try Self.whole()
    for place in data.indices {
      var damaged = data
      damaged[place] = byte
      _ = restore(damaged, on: desk)
      damaged = data
      damaged.insert(byte, at: place)
      _ = restore(damaged, on: desk)
    }
  }

  @Test func `cut off anywhere it is an error`() throws {
    let (desk, data) = try Self.whole()
    for end in data.indices { #expect(!restore(data[..<end], on: desk), "\(end)") }
    for start in data.indices.dropFirst() { #expect(!restore(data[start...], on: desk)) }
  }

  @Test func `numbers drawn at random for what stands where`() throws {
    let (desk, data) = try Self.whole()
    let text = String(decoding: data, as: UTF8.self)
    let outline = try #require(text.firstRange(of: #/"outline":\{.*\},"requests"/#))
    let numbers = text[outline].ranges(of: #/-?[0-9]+/#)
    var random = SeededGenerator(seed: 11)
    var trees = 0
    for _ in 0..<2_000 {
      var damaged = text
      for place in numbers.reversed() where random.once(in: 40) {
        damaged.replaceSubrange(place, with: "\(Int.random(in: -1..<20, using: &random))")
      }
      if restore(Data(damaged.utf8), on: desk) { trees += 1 }
    }
    #expect(trees > 20, "only \(trees) were read")
  }

  @Test func `nested a million times within a route`() throws {
    let desk = Desk(HouseMap())
    for (open, close) in [("[", "]"), (#"{"room":"#, "}")] {
      let deep = String(repeating: open, count: 800_000) + String(repeating: close, count: 9)
      let saved = scene(
        routes: [#"{"porch":{}}"#, deep], [(nil, .screen, 1)])
      #expect(try !restore(saved.data(), on: desk))
    }
  }

  private func scene(
    of type: String = "House", routes: [String], _ elements: [(parent: Int?, NodeKind, name: Int?)],
    placed: Int? = nil
  ) -> SavedScene {
    SavedScene(
      TreeOutline(
        parts: [[.init(style: nil, root: 0)]],
        elements: elements.map {
          .init(
            parent: $0.parent, kind: $0.1, name: $0.name, listed: $0.parent == nil ? nil : placed,
            isSelected: false, isCollapsed: false)
        }), RouteTexts((type, 1, routes)))
  }

  private func levels(_ count: Int, _ parent: (Int) -> Int) throws -> Data {
    try scene(
      of: Level.savedName, routes: [#"{"level":{"_0":0}}"#],
      [(nil, .pages, 0)] + (0..<count).map { (parent($0), .pages, 0) }, placed: 0
    ).data()
  }

  @Test func `containers nested as deep as there is room for`() throws {
    let data = try levels(100_000) { $0 }
    let (new, report) = try Desk(LevelMap()).restored(SavedScene(reading: data))
    #expect(report.restored + report.leftOut.count == 100_001)
    #expect(report.leftOut.first?.reason == .tooDeep && new.tree.faults == [])
    #expect(report.restored == Restorer.deepest)
  }

  @Test func `as many members of one place as there is room for`() throws {
    let data = try levels(50_000) { _ in 0 }
    let (new, report) = try Desk(LevelMap()).restored(SavedScene(reading: data))
    #expect(report.leftOut.count(where: { $0.reason == .unlisted }) == 49_999)
    #expect(new.tree.count == 3)
  }

  @Test func `places are counted, and there is an end to them`() throws {
    let map = TableMap([
      .a: .screenInStack(.root),
      .b: .pages((0..<1_000).map { .item($0) }, .pushed(onto: .a), reuse: .never),
    ])
    let saved = scene(
      of: Spot.savedName, routes: [#"{"a":{}}"#, #"{"b":{}}"#],
      [(nil, .stack, nil), (0, .screen, 0)] + Array(repeating: (0, .pages, 1), count: 20_000))
    let (new, report) = try Desk(map).restored(SavedScene(reading: saved.data()))
    #expect(report.leftOut.first?.reason == .tooMany)
    #expect(new.tree.count < 2 * Restorer.mostPlaces / 1_000 + 10)
  }

  @Test func `ten million bytes of anything`() {
    let desk = Desk(HouseMap())
    let title = #"{"format":"portolan-scene","version":1,"body":{"requests":["#
    for text in [" ", "[", "{", #"{"a":"#, #""route","#] {
      let long = Data(String(repeating: text, count: 10_000_000 / text.utf8.count).utf8)
      #expect(!restore(long, on: desk), "too long")
      let rest = long.prefix(text.utf8.count * (1_000_000 / text.utf8.count))
      #expect(!restore(Data(title.utf8) + rest, on: desk), "cut off")
    }
  }
}
