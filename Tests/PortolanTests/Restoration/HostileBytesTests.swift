import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("Whatever the bytes are, there is an error or a sound tree, and an end")
struct HostileBytesTests {
  /// Levels in levels: one identity, so that each may stand in the one before.
  private enum Level: NavigationRoute {
    case level(Int), end
    var identity: Level { self == .end ? .end : .level(0) }
  }

  private struct LevelMap: NavigationMap {
    func destination(for route: Level) -> Destination<Level> {
      guard case .level(let number) = route else { return .screen(.root) }
      return .pages([.level(number + 1), .end], .root)
    }
  }

  private static func whole() throws -> (desk: Desk<House>, data: Data) {
    var desk = Desk(HouseMap())
    for route in [House.attic, .second, .letter, .shed, .bed, .alarm] { try desk.show(route) }
    try desk.follow(.reach(AnyRoute(House.room("red")), keeping: true))
    return (desk, try desk.saved().data())
  }

  /// Returns whether a tree came of it.
  private func restore<R>(_ data: Data, on desk: Desk<R>) -> Bool {
    do throws(NavigationError) {
      let saved = try SavedScene(reading: data)
      let (new, _) = try desk.restored(saved)
      if !new.tree.faults.isEmpty { Issue.record("\(new.tree.faults)") }
      return true
    } catch {
      guard case .savedScene = error else {
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

  @Test func `lines that are missing, doubled or in another order`() throws {
    let (desk, data) = try Self.whole()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    var random = SeededGenerator(seed: 7)
    for place in lines.indices {
      for other in [nil, lines[place], lines[Int.random(in: lines.indices, using: &random)]] {
        var damaged = lines
        damaged.replaceSubrange(place...place, with: other.map { [$0, lines[place]] } ?? [])
        _ = restore(Data((damaged.joined(separator: "\n") + "\n").utf8), on: desk)
      }
    }
    for _ in 0..<200 {
      let shuffled = lines.shuffled(using: &random).joined(separator: "\n") + "\n"
      _ = restore(Data(shuffled.utf8), on: desk)
    }
  }

  @Test func `numbers drawn at random for what stands where`() throws {
    let (desk, data) = try Self.whole()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    var random = SeededGenerator(seed: 11)
    var trees = 0
    for _ in 0..<2_000 {
      let damaged = lines.map { line -> String in
        guard line.hasPrefix("node"), random.once(in: 4) else { return line }
        var words = line.split(separator: " ").map(String.init)
        let kinds = ["screen", "stack", "tabs", "pages", "split", "custom", "foreign"]
        switch Int.random(in: 1...4, using: &random) {
        case 2: words[2] = kinds[Int.random(in: kinds.indices, using: &random)]
        case let place:
          words[place] = random.once(in: 9) ? "-" : "\(Int.random(in: 0..<20, using: &random))"
        }
        return words.joined(separator: " ")
      }
      if restore(Data((damaged.joined(separator: "\n") + "\n").utf8), on: desk) { trees += 1 }
    }
    #expect(trees > 20, "only \(trees) were read")
  }

  @Test func `nested a million times within a route`() throws {
    let desk = Desk(HouseMap())
    for (open, close) in [("[", "]"), (#"{"room":"#, "}")] {
      let deep = String(repeating: open, count: 1_000_000) + String(repeating: close, count: 9)
      let text = """
        portolan-scene 1
        type 1 "House"
        route 0 {"porch":{}}
        route 0 \(deep)
        layer 0 -
        node - screen 1 -
        end

        """
      #expect(!restore(Data(text.utf8), on: desk))
    }
  }

  private func levels(_ count: Int, _ line: (Int) -> String) -> Data {
    var text = "portolan-scene 1\ntype 1 \"\(Level.name)\"\nroute 0 {\"level\":{\"_0\":0}}\n"
    text += "layer 0 -\nnode - pages 0 -\n"
    for place in 0..<count { text += line(place) }
    return Data((text + "end\n").utf8)
  }

  @Test func `containers nested as deep as there is room for`() throws {
    let data = levels(100_000) { "node \($0) pages 0 0\n" }
    let (new, report) = try Desk(LevelMap()).restored(SavedScene(reading: data))
    #expect(report.restored + report.leftOut.count == 100_001)
    #expect(report.leftOut.first?.reason == .tooDeep && new.tree.faults == [])
    #expect(report.restored == Restorer.deepest)
  }

  @Test func `as many members of one place as there is room for`() throws {
    let data = levels(50_000) { _ in "node 0 pages 0 0\n" }
    let (new, report) = try Desk(LevelMap()).restored(SavedScene(reading: data))
    #expect(report.leftOut.count(where: { $0.reason == .unlisted }) == 49_999)
    #expect(new.tree.count == 3)
  }

  @Test func `places are counted, and there is an end to them`() throws {
    let map = TableMap([
      .a: .stack(.root),
      .b: .pages((0..<1_000).map { .item($0) }, .pushed(onto: .a), reuse: .never),
    ])
    var text = "portolan-scene 1\ntype 1 \"\(Spot.name)\"\nroute 0 {\"a\":{}}\nroute 0 {\"b\":{}}\n"
    text += "layer 0 -\nnode - stack - -\nnode 0 screen 0 -\n"
    for _ in 0..<20_000 { text += "node 0 pages 1 -\n" }
    let (new, report) = try Desk(map).restored(SavedScene(reading: Data((text + "end\n").utf8)))
    #expect(report.leftOut.first?.reason == .tooMany)
    #expect(new.tree.count < 2 * Restorer.mostPlaces / 1_000 + 10)
  }

  @Test func `ten million bytes of anything`() {
    let desk = Desk(HouseMap())
    let title = Data("portolan-scene 1\ntype 1 \"House\"\n".utf8)
    for text in [" ", "node ", "route 0 {}\n", "route 0 {\"home\":{}}\n", "type 1 \"House\"\n"] {
      let long = Data(String(repeating: text, count: 10_000_000 / text.utf8.count).utf8)
      #expect(!restore(long, on: desk), "too long")
      let rest = long.prefix(text.utf8.count * (1_000_000 / text.utf8.count))
      #expect(!restore(title + rest, on: desk), "cut off")
      #expect(!restore(title + rest + Data("end\n".utf8), on: desk), "nothing is shown")
    }
  }
}
