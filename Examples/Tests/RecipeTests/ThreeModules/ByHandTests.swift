import HeadlessUIKit
import HeadlessUIKitStage
import Testing
import ThreeModules
import ThreeModulesByHand

extension Recipes {
  @Suite("The recipe ThreeModules shows the same screens with the library and without")
  @MainActor struct ThreeModulesByHandTests {
    /// Taps, and the titles of the stack in front after each.
    private static let walk: [(label: String, titles: [String])] = [
      ("Lamp", ["Products", "Lamp"]),
      ("Price for Members", ["Sign In"]),
      ("Cancel", ["Products", "Lamp"]),
      ("Price for Members", ["Sign In"]),
      ("Continue as Ada", ["Products", "Lamp", "Lamp for Members"]),
      ("Back", ["Products", "Lamp"]),
      ("Price for Members", ["Products", "Lamp", "Lamp for Members"]),
      ("Back", ["Products", "Lamp"]),
      ("Back", ["Products"]),
      ("Help", ["Help"]),
      ("Orders", ["Help", "Orders"]),
      ("Back", ["Help"]),
      ("Done", ["Products"]),
    ]

    @Test("S4.9 the same modules by hand: each tap shows what it shows with the library")
    func sameWalk() async throws {
      try await HeadlessScreen.run { screen in
        let app = ThreeModulesByHand()
        try await walk(UIKitStage(on: screen) { app.start(in: $0) })
      }
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        try await walk(run.stage)
      }
    }

    private func walk(_ stage: UIKitStage) async throws {
      try await stage.settle()
      #expect(stage.window.frontTitles == ["Products"])
      for (place, step) in Self.walk.enumerated() {
        try await stage.tap(step.label)
        #expect(stage.window.frontTitles == step.titles, "step \(place): \(step.label)")
      }
      #expect(stage.faults.isEmpty, "\(stage.faults)")
    }

    @Test("C14 the cyclic wish by hand: from the account to a product, and out")
    func cyclicWish() async throws {
      try await HeadlessScreen.run { screen in
        let app = ThreeModulesByHand()
        let stage = UIKitStage(on: screen) { app.start(in: $0) }
        for (label, title) in [
          ("Sign In", "Sign In"), ("Continue as Ada", "Products"), ("Account", "Account"),
          ("Order 12", "Lamp"), ("Back", "Account"), ("Sign Out", "Products"),
          ("Account", "Sign In"),
        ] {
          try await stage.tap(label)
          #expect(stage.window.front?.title == title, "after \(label)")
        }
        #expect(app.session.user == nil)
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("P10 by hand the app holds its screens, and nothing holds the app")
    func memory() async throws {
      try await HeadlessScreen.run { screen in
        weak var app: ThreeModulesByHand?
        do {
          let made = ThreeModulesByHand()
          app = made
          try await UIKitStage(on: screen) { made.start(in: $0) }.settle()
        }
        #expect(app == nil)
      }
    }
  }
}
