import Foundation
import HeadlessUIKit
import Portolan
import Testing

import class PortolanTesting.RecordingHost

@testable import WalkKit

extension WalkTests {
  @MainActor @Suite("The `walk` command prints what went wrong, and exits with a matching status")
  struct Failures {
    private func failure(_ walk: TestWalk, _ steps: String...) async -> WalkFailure? {
      await #expect(throws: WalkFailure.self) {
        for step in steps { try await walk.walk(step) }
      }
    }

    @Test(
      "what cannot be tapped is told with what can, and ends with status 1",
      arguments: WalkUI.allCases)
    func notThere(_ ui: WalkUI) async throws {
      let walk = try await TestWalk(ui)
      try await walk.walk("open store://products")
      let failure = await failure(walk, "tap Boat")
      #expect(failure?.exitStatus == 1)
      for label in ["Boat", "Lamp", "Bag", "Search", "Account"] {
        #expect(failure?.description.contains(label) == true)
      }
    }

    @Test(
      "a host that skips a pop ends the walk with status 3, and both are told",
      arguments: WalkUI.allCases)
    func lyingHost(_ ui: WalkUI) async throws {
      let walk = try await TestWalk(ui)
      try await walk.walk("open store://products/1")
      let host = TestLazyHost()
      host.attach(to: walk.engine.application.navigator.scene)
      walk.engine.application.navigator.back()
      let failure = await failure(walk, "open store://products")
      #expect(failure?.exitStatus == 3)
      #expect(failure?.description.contains("main[*(products › product(1))") == true)
      #expect(failure?.description.contains("main[*(products) |") == true)
    }

    @Test("a bad link changes nothing, and its code is told", arguments: WalkUI.allCases)
    func badLink(_ ui: WalkUI) async throws {
      let walk = try await TestWalk(ui)
      let reports = try await walk.walk(
        "open store://products/2", "open store://coupons", "open store://products/999")
      #expect(Set(reports.map(\.picture)).count == 1)
      #expect(reports[1].outcome == "wrongLink NAV024")
      #expect(reports[2].outcome == "refused NAV030")
    }

    @Test(
      "a corrupt catalogue keeps the splash with Retry, and the link that waits",
      arguments: WalkUI.allCases)
    func corruptProducts(_ ui: WalkUI) async throws {
      let data = TestWalk.freshFolder()
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let file = data.appendingPathComponent("products.json")
      try Data("[".utf8).write(to: file)
      let walk = try await TestWalk(ui, data: data)
      let reports = try await walk.walk("open store://products/1")
      #expect(reports[0].picture == "splash")
      #expect(reports[0].notes == ["STORE005 The list of products is damaged."])
      let lamp = #"[{"id":1,"name":"Lamp","price":1,"summary":"A lamp.","reviews":[]}]"#
      try Data(lamp.utf8).write(to: file)
      #expect(
        try await walk.pictures("tap Retry")
          == ["main[*(products › product(1)) | search… | orders…]"])
    }

    @Test("a corrupt session is told, and makes a guest", arguments: WalkUI.allCases)
    func corruptSession(_ ui: WalkUI) async throws {
      let state = TestWalk.freshFolder()
      try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: state.appendingPathComponent("session.json"))
      let walk = try await TestWalk(ui, state: state)
      let reports = try await walk.walk("open store://products")
      #expect(
        reports[0].notes == ["STORE001 Your sign-in is damaged; please sign in again."])
    }
  }
}

/// Says that every plan is done, and does nothing.
@MainActor private final class TestLazyHost: RecordingHost {
  override func show(_ plan: NavigationPlan, _ done: @escaping @MainActor () -> Void) { done() }
}
