import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

/// The numbers of one file, each of which is replaced.
private struct Numbers {
  let text: String
  let places: [Range<String.Index>]

  static let hostile = [
    "-1", "0", "1", "3", "2147483648", "1000000000000000", "4611686018427387904",
    "\(Int.max)", "\(Int.min)", "18446744073709551615", "1e308", "-0.5",
  ]

  init(_ data: Data) {
    text = String(decoding: data, as: UTF8.self)
    places = text.ranges(of: #/-?[0-9]+(\.[0-9]+)?/#)
  }

  /// The file as often as one of its numbers can be another.
  var files: [Data] {
    places.flatMap { place in
      Self.hostile.map { Data(text.replacingCharacters(in: place, with: $0).utf8) }
    }
  }
}

@MainActor
@Suite("A saved file with arbitrary numbers gives an error or a valid tree (attacks H3)")
struct HostileNumberTests {
  @Test func `of a saved scene`() throws {
    var desk = Desk(HouseMap())
    for route in [House.attic, .second, .letter, .shed, .bed, .alarm] { try desk.show(route) }
    try desk.follow(.show(AnyRoute(House.room("red")), keeping: true))
    var trees = 0
    let files = try Numbers(desk.saved().data()).files
    for data in files {
      do {
        let (new, _) = try desk.restored(SavedScene(reading: data))
        if !new.tree.faults.isEmpty { Issue.record("\(new.tree.faults)") }
        trees += 1
      } catch NavigationError.nothingRestored {
        continue
      } catch { #expect(error is ArchiveProblem) }
    }
    #expect(trees > 0 && trees < files.count)
  }

  @Test func `of waiting requests`() async throws {
    let scene = try await waiting().scene.save()
    #expect(scene.requests.count == 3)
    let files = try Numbers(scene.data()).files
    for data in files {
      do {
        let saved = try SavedScene(reading: data)
        await restored { $0.restore(saved) }
      } catch { #expect(error is ArchiveProblem) }
    }
    #expect(files.count > 50)
  }

  /// A shop with requests that wait for a guard, for a sign-in, and with a course.
  private func waiting() async throws -> Shopping {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .wait }
    shopping.navigator.show(.order(id: 1))
    shopping.navigator.show(.club)
    await eventually { shopping.scene.parked.count == 2 }
    shopping.navigator.show([.products, .club])
    await eventually { shopping.scene.parked.count == 3 && !shopping.scene.isBusy }
    return shopping
  }

  private func restored(_ restore: (SceneNavigator) -> Void) async {
    let shopping = Shopping()
    restore(shopping.scene)
    await settle()
    if !shopping.navigator.tree.faults.isEmpty { Issue.record("\(shopping.navigator.tree.faults)") }
    shopping.scene.close()
  }

  @Test func `of a stored path`() throws {
    let files = try Numbers([Shop.product(id: 1), .reviews(id: 2)].stored()).files
    for data in files {
      do throws(ArchiveProblem) { #expect(try [Shop](stored: data).count <= 2) } catch { continue }
    }
    #expect(files.count > 20)
  }

  @Test func `of a log`() async throws {
    let recording = Recording(host: RecordingHost())
    recording.shopping.scene.keptPartLimit = 2
    recording.shopping.keeper.club = { .wait }
    for route in [Shop.product(id: 1), .login, .main, .club, .order(id: 1)] {
      await recording.after { $0.show(route, options: .keepingReplacedPart) }
    }
    recording.shopping.scene.inboxLimit = 3
    await recording.shopping.navigator.revalidate()
    let link = try #require(URL(string: "shop://orders/1"))
    await recording.after { $0.open(link) }
    #expect(try recording.replay().differences.isEmpty)
    let files = try Numbers(recording.log.export()).files
    for data in files {
      do {
        _ = try NavigationReplay(LogFile(reading: data), maps: ShopMap()).run()
      } catch { #expect(error is ArchiveProblem || error is NavigationReplay.Problem) }
    }
    #expect(files.count > 1_000)
  }
}
