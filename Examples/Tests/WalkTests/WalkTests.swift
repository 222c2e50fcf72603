import Foundation
import Portolan
import Testing

@testable import WalkKit

/// What is alive is counted for the whole process, so the walks come one after the other.
@MainActor
@Suite("The Store shows the right picture after each step of the `walk` command", .serialized)
struct WalkTests {
  private let guest = "main[*(products) | search… | orders…]"

  @Test(
    "a link that arrives during the splash waits for it, and back goes through its chain",
    arguments: WalkUI.allCases)
  func linkDuringSplash(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    // The start-up work reads files, and may be done before the first frame or before the link comes;
    // `corruptProducts` holds the splash.
    #expect(["splash", guest].contains(walk.reports[0].picture))
    #expect(
      try await walk.pictures("open store://products/3/reviews", "back", "back") == [
        "main[*(products › product(3) › reviews(3)) | search… | orders…]",
        "main[*(products › product(3)) | search… | orders…]", guest,
      ])
    let outcomes = ["arrived reviews; arrived splash", "arrived reviews"]
    #expect(outcomes.contains(walk.reports[1].outcome))
  }

  @Test("an order asks a guest to sign in first", arguments: WalkUI.allCases)
  func orderAfterSignIn(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    #expect(
      try await walk.pictures("open store://orders/12", "sign-in ada lovelace", "back") == [
        "\(guest) ⇧ sheet (signIn)", "main[(products) | search… | *(orders › order(12))]",
        "main[(products) | search… | *(orders)]",
      ])
  }

  @Test(
    "a sign-in that is cancelled leaves the tree equal to the one before",
    arguments: WalkUI.allCases)
  func cancelledSignIn(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    try await walk.walk("open store://products")
    let before = walk.engine.application.navigator.tree
    let reports = try await walk.walk("open store://orders/12", "cancel")
    #expect(walk.engine.application.navigator.tree == before)
    #expect(reports.last?.outcome.contains("refused NAV030") == true)
  }

  @Test("a tap on Account asks a guest to sign in, then selects it", arguments: WalkUI.allCases)
  func tapOnSlot(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    #expect(
      try await walk.pictures("tab Account", "sign-in ada lovelace") == [
        "\(guest) ⇧ sheet (signIn)", "main[(products) | search… | *(orders)]",
      ])
  }

  @Test("one plan closes the sheet, selects the tab and sets the stack", arguments: WalkUI.allCases)
  func onePlan(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    try await walk.walk("open store://products", "sign-in ada lovelace", "open store://bag")
    var commits = 0
    let scene = walk.engine.application.navigator.scene
    let heed = scene.onEvent
    scene.onEvent = { event in
      if case .committed = event { commits += 1 }
      heed?(event)
    }
    let reports = try await walk.walk("open store://orders/12")
    #expect(reports.map(\.picture) == ["main[(products) | search… | *(orders › order(12))]"])
    #expect(commits == 1)
  }

  @Test("two links in one turn commit in order, and none ends silently", arguments: WalkUI.allCases)
  func twoLinks(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    let reports = try await walk.walk(
      "open store://products", "!open store://products/1", "open store://products/2")
    #expect(reports.last?.picture == "main[*(products › product(2)) | search… | orders…]")
    #expect(["arrived product", "superseded NAV040"].contains(reports[1].outcome))
    #expect(reports[2].outcome == "arrived product")
  }

  @Test("a double tap opens once", arguments: WalkUI.allCases)
  func doubleTap(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    let reports = try await walk.walk("open store://products", "!tap Lamp", "tap Lamp", "back")
    #expect(reports[2].picture == "main[*(products › product(1)) | search… | orders…]")
    #expect(reports[3].picture == guest)
  }

  @Test("three appends to a path in one turn are all there", arguments: WalkUI.allCases)
  func threeAppends(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    try await walk.walk("open store://products")
    let stack = walk.engine.application.navigator.stack(.products)
    for id in 1...3 { stack.append(.product(id: id)) }
    #expect(
      try await walk.pictures("open store://products/3")
        == ["main[*(products › product(1) › product(2) › product(3)) | search… | orders…]"])
  }

  @Test(
    "a swipe back goes back, and one that is thought better of does not", arguments: WalkUI.allCases
  )
  func swipes(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    #expect(
      try await walk.pictures("open store://products/2", "swipe-back-cancel", "swipe-back") == [
        "main[*(products › product(2)) | search… | orders…]",
        "main[*(products › product(2)) | search… | orders…]", guest,
      ])
  }

  @Test("a sheet that is dragged away is gone from the tree", arguments: WalkUI.allCases)
  func sheetDrag(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    #expect(
      try await walk.pictures("open store://bag", "swipe-down")
        == ["\(guest) ⇧ sheet (bag)", guest])
  }

  @Test(
    "an address that is picked comes back to the checkout, which buys with it",
    arguments: WalkUI.allCases)
  func checkout(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    let pictures = try await walk.pictures(
      "open store://products/1", "tap Add to Bag", "tap Bag", "tap Check Out",
      "sign-in ada lovelace", "tap Choose Address", "tap Quay 1, Bergen", "tap Place Order")
    #expect(
      Array(pictures.suffix(5)) == [
        "main[*(products › product(1)) | search… | orders…] ⇧ sheet (bag) ⇧ sheet (signIn)",
        "main[*(products › product(1)) | search… | orders…] ⇧ sheet (bag › checkout)",
        """
        main[*(products › product(1)) | search… | orders…] ⇧ sheet (bag › checkout) \
        ⇧ sheet (address(Oslo))
        """,
        "main[*(products › product(1)) | search… | orders…] ⇧ sheet (bag › checkout)", guest,
      ])
  }

  @Test(
    "search finds what is typed, and a result opens in the Shop tab", arguments: WalkUI.allCases)
  func search(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    #expect(
      try await walk.pictures("open store://search", "type \"Search for\" lam", "tap Lamp") == [
        "main[(products) | *(search) | orders…]", "main[(products) | *(search) | orders…]",
        "main[*(products › product(1)) | (search) | orders…]",
      ])
  }

  @Test("session and bag are there after the app was ended and started", arguments: WalkUI.allCases)
  func relaunch(_ ui: WalkUI) async throws {
    let walk = try await TestWalk(ui)
    let reports = try await walk.walk(
      "open store://products/1", "tap Add to Bag", "sign-in ada lovelace", "relaunch",
      "open store://orders/12", "open store://bag")
    #expect(
      reports.suffix(3).map(\.picture) == [
        guest, "main[(products) | search… | *(orders › order(12))]",
        "main[(products) | search… | *(orders › order(12))] ⇧ sheet (bag)",
      ])
    #expect(walk.engine.application.services.bag.lines.count == 1)
  }
}
