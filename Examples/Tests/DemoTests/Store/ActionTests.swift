import Foundation
import PortolanInspector
import Testing

@testable import DemoKit

@MainActor
@Suite("The demo's actions open links, sign out, resize and relaunch the Store")
struct ActionTests {
  @Test("the page is told what there is and what it needs")
  func facts() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      #expect(demo.store.name == "Store")
      #expect(demo.store.medium == "model of the app's screen")
      let names = ["Sign In", "Sign Out", "Relaunch", "Phone", "Tablet", "Narrow Window"]
      #expect(demo.store.actions.map(\.name) == names)
      #expect(demo.store.actions.map(\.inputs) == [["Name", "Password"], [], [], [], [], []])
    }
  }

  @Test("a link that waits for the sign-in goes on, and the sheet for it is gone")
  func signIn() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try demo.open("store://orders/12")
      await demo.settle()
      #expect(demo.drawing.titles == ["Sign In"])
      await #expect(throws: InspectedProblem.store(.wrongPassword)) {
        try await demo.act("Sign In", "ada", "byron")
      }
      await demo.settle()
      #expect(demo.drawing.titles == ["Sign In"])
      try await demo.act("Sign In", "ada", "lovelace")
      #expect(demo.drawing.titles == ["Order"])
      #expect(demo.drawing.layers.count == 1)
      #expect(demo.agrees)
    }
  }

  @Test("a sign-out from two sheets deep ends in the shop")
  func signOut() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      try await demo.act("Sign In", "ada", "lovelace")
      try await demo.tap(.button, "Lamp")
      try await demo.tap(.button, "Add to Bag")
      try await demo.tap(.trailing, "Bag")
      try await demo.tap(.button, "Check Out")
      try await demo.tap(.button, "Choose Address")
      try await demo.act("Sign Out")
      #expect(demo.drawing.layers.count == 1)
      #expect(demo.drawing.titles == ["Shop"])
      #expect(demo.store.application.services.session.user == nil)
      #expect(demo.agrees)
    }
  }

  @Test(
    "another size keeps the screens and their texts, in the middle of a sheet too",
    arguments: StoreFramework.allCases)
  func sizes(in framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      try await demo.tap(.button, "Lamp")
      try await demo.tap(.trailing, "Bag")
      let titles = demo.drawing.titles
      for (name, width) in [("Tablet", 1024.0), ("Narrow Window", 507), ("Phone", 390)] {
        try await demo.act(name)
        await demo.settle()
        #expect(demo.drawing.width == width)
        #expect(demo.drawing.titles == titles)
        #expect(demo.agrees)
      }
    }
  }

  @Test(
    "a relaunch keeps session and bag, and is another scene that is told before it is asked",
    arguments: StoreFramework.allCases)
  func relaunch(in framework: StoreFramework) async throws {
    try await TestDemo.run(framework) { demo in
      await demo.settle()
      try await demo.act("Sign In", "ada", "lovelace")
      try await demo.tap(.button, "Lamp")
      try await demo.tap(.button, "Add to Bag")
      try await demo.act("Relaunch")
      #expect(demo.scenes.count == 2)
      #expect(demo.scenes[1] === demo.store.application.navigator.scene)
      #expect(demo.scenes[0] !== demo.scenes[1])
      #expect(demo.drawing.titles == ["Shop"])
      #expect(demo.store.application.services.session.user == "ada")
      #expect(demo.store.application.services.bag.lines.count == 1)
      try await demo.tap(.tab, "Account")
      #expect(demo.drawing.titles == ["Account"])
      #expect(demo.agrees)
    }
  }

  @Test("a relaunch under a finger, and in the middle of a push, starts at the beginning")
  func relaunchInMotion() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      let shop = demo.drawing.outline
      try await demo.tap(.button, "Lamp")
      #expect(demo.store.begin(.swipe))
      try await demo.act("Relaunch")
      #expect(demo.drawing.outline == shop)
      #expect(demo.drawing.held == nil)
      let lamp = try #require(demo.drawing.element(.button, "Lamp"))
      try demo.store.tap(lamp.id)
      await demo.wait(for: "no push") { demo.drawing.motion?.kind == .push }
      try await demo.act("Relaunch")
      #expect(demo.drawing.outline == shop)
      try await demo.tap(.button, "Lamp")
      #expect(demo.drawing.gestures == [.swipe])
    }
  }

  @Test("of two relaunches at once the second is refused")
  func twice() async throws {
    try await TestDemo.run { demo in
      await demo.settle()
      // Ending the app waits for what is being saved.
      demo.store.application.services.bag.add(1)
      let tries = (0...1).map { _ in Task { try await demo.store.startAgain() } }
      try await tries[0].value
      await #expect(throws: InspectedProblem.starting) { try await tries[1].value }
      await demo.settle()
      #expect(demo.scenes.count == 2)
    }
  }
}
