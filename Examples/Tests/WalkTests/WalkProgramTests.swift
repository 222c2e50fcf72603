import Testing

/// What is alive is counted for a whole process, so each of these has one of its own.
@Suite("The walk as a program") struct WalkProgramTests {
  @Test("after a sign-out from two sheets deep a guest has what a guest had before")
  func signOut() throws {
    let walk = try TestProcess(
      "open store://products", "open store://orders/12", "sign-in ada lovelace",
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

  @Test("rounds leave nothing behind")
  func rounds() throws {
    let walk = try TestProcess(
      "--rounds", "3", "open store://orders/12", "sign-in ada lovelace",
      "open store://products/3/reviews", "back", "sign-out")
    #expect(walk.status == 0)
    #expect(walk.errors.isEmpty)
  }

  @Test("rounds that keep something end with status 1")
  func growingRounds() throws {
    let walk = try TestProcess("--rounds", "2", "leak")
    #expect(walk.status == 1)
    #expect(walk.errors.contains("walk: round 1: 7 controllers and 2 models are alive"))
  }

  @Test("a screen that is kept is counted, and a diagnostic names its route")
  func leak() throws {
    let walk = try TestProcess("open store://products", "leak")
    #expect(walk.status == 0)
    #expect(walk.lines[2].picture == walk.lines[1].picture)
    #expect(walk.lines[2].alive == walk.lines[1].alive + 1)
    #expect(walk.lines[2].models == walk.lines[1].models + 1)
    #expect(walk.errors.hasPrefix("NAV061 ProductScreen of product"))
  }

  @Test("wrong arguments end with status 2", arguments: ["jump", "back twice", "sign-in ada"])
  func wrongArguments(_ step: String) throws {
    #expect(try TestProcess(step).status == 2)
  }

  @Test("a step that cannot be done ends with status 1")
  func impossible() throws {
    let walk = try TestProcess("tap Boat")
    #expect(walk.status == 1)
    #expect(walk.errors.contains("\"Lamp\""))
  }
}
