import Testing
import WalkKit

/// What is alive is counted for a whole process, so each of these has one of its own.
@Suite("The `walk` command counts the objects that stay alive, and rejects wrong arguments")
struct WalkProgramTests {
  @Test(
    "after a sign-out from two sheets deep a guest has what a guest had before",
    arguments: WalkUI.allCases)
  func signOut(_ ui: WalkUI) async throws {
    let walk = try await TestProcess(
      ui, "open store://products", "open store://orders/12", "sign-in ada lovelace",
      "open store://products/3/reviews", "back", "tap Add to Bag", "tap Reviews",
      "open store://bag", "tap Check Out", "tap Choose Address", "sign-out")
    #expect(walk.status == 0)
    #expect(walk.lines.count == 12)
    let before = walk.lines[1]
    let after = walk.lines[11]
    #expect(walk.lines[10].alive > before.alive)
    #expect(after.picture == before.picture)
    #expect(after.alive == before.alive)
    #expect(after.models == before.models)
  }

  @Test("a hundred rounds leave nothing behind", arguments: WalkUI.allCases)
  func rounds(_ ui: WalkUI) async throws {
    let walk = try await TestProcess(
      ui, "--rounds", "100", "open store://orders/12", "sign-in ada lovelace",
      "open store://products/3/reviews", "back", "sign-out")
    #expect(walk.status == 0)
    #expect(walk.errors.isEmpty)
    #expect(walk.lines.last?.round == 100)
  }

  @Test("rounds that keep something end with status 1", arguments: WalkUI.allCases)
  func growingRounds(_ ui: WalkUI) async throws {
    let walk = try await TestProcess(ui, "--rounds", "2", "leak")
    #expect(walk.status == 1)
    #expect(walk.errors.contains("alive and 2 models,"))
  }

  @Test("a screen that is kept is counted, and a diagnostic names its route")
  func leakedController() async throws {
    let walk = try await TestProcess(.uikit, "open store://products", "leak")
    #expect(walk.status == 0)
    #expect(walk.lines[2].picture == walk.lines[1].picture)
    #expect(walk.lines[2].alive == walk.lines[1].alive + 1)
    #expect(walk.lines[2].models == walk.lines[1].models + 1)
    #expect(walk.errors.hasPrefix("NAV061 ProductScreen of product"))
  }

  @Test("a view model that is kept is counted, and a diagnostic names its route")
  func leakedModel() async throws {
    let walk = try await TestProcess(.swiftui, "open store://products", "leak")
    #expect(walk.status == 0)
    #expect(walk.lines[2].picture == walk.lines[1].picture)
    #expect(walk.lines[2].alive == walk.lines[1].alive)
    #expect(walk.lines[2].models == walk.lines[1].models + 1)
    #expect(walk.errors.hasPrefix("NAV061 ProductModel of product"))
  }

  @Test("with SwiftUI as many are alive as there are screens")
  func screens() async throws {
    let walk = try await TestProcess(
      .swiftui, "tap Lamp", "tap Reviews", "open store://bag", "swipe-down", "back", "tab Search")
    #expect(walk.lines.map(\.alive) == [1, 2, 3, 4, 3, 2, 3])
    #expect(walk.lines.map(\.models) == [1, 2, 3, 4, 3, 2, 3])
  }

  @Test("wrong arguments end with status 2", arguments: ["jump", "back twice", "sign-in ada"])
  func wrongArguments(_ step: String) async throws {
    #expect(try await TestProcess(step).status == 2)
  }

  @Test("a shell that there is not ends with status 2, and the others are told")
  func wrongUI() async throws {
    let walk = try await TestProcess("--ui", "appkit", "back")
    #expect(walk.status == 2)
    #expect(walk.errors.contains("'appkit' is invalid"))
    for ui in WalkUI.allCases { #expect(walk.errors.contains("'\(ui.rawValue)'")) }
  }

  @Test("a step that cannot be done ends with status 1", arguments: WalkUI.allCases)
  func impossible(_ ui: WalkUI) async throws {
    let walk = try await TestProcess(ui, "tap Boat")
    #expect(walk.status == 1)
    #expect(walk.errors.contains("\"Lamp\""))
  }
}
