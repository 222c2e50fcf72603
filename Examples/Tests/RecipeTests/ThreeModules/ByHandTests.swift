import HeadlessUIKit
import Testing
import ThreeModules
import ThreeModulesByHand

extension Recipes {
  @Suite("Three modules: with the library or without") @MainActor struct ThreeModulesByHandTests {
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
        let window = screen.makeWindow()
        app.start(in: window)
        try await walk(window, ScreenDriver(screen: screen, scene: nil))
      }
      try await HeadlessScreen.run { screen in
        let run = try await ThreeModulesRun(screen)
        try await walk(run.window, run.driver)
      }
    }

    private func walk(_ window: UIWindow, _ driver: ScreenDriver) async throws {
      try await driver.settle()
      #expect(window.frontTitles == ["Products"])
      for (place, step) in Self.walk.enumerated() {
        try driver.screen.tap(step.label)
        try await driver.settle()
        #expect(window.frontTitles == step.titles, "step \(place): \(step.label)")
      }
      #expect(driver.screen.faults.isEmpty, "\(driver.screen.faults)")
    }

    @Test("C14 the cyclic wish by hand: from the account to a product, and out")
    func cyclicWish() async throws {
      try await HeadlessScreen.run { screen in
        let app = ThreeModulesByHand()
        let window = screen.makeWindow()
        app.start(in: window)
        let driver = ScreenDriver(screen: screen, scene: nil)
        for (label, title) in [
          ("Sign In", "Sign In"), ("Continue as Ada", "Products"), ("Account", "Account"),
          ("Order 12", "Lamp"), ("Back", "Account"), ("Sign Out", "Products"),
          ("Account", "Sign In"),
        ] {
          try screen.tap(label)
          try await driver.settle()
          #expect(window.front?.title == title, "after \(label)")
        }
        #expect(app.session.user == nil)
        #expect(screen.faults.isEmpty, "\(screen.faults)")
      }
    }

    @Test("P10 by hand the app holds its screens, and nothing holds the app")
    func memory() async throws {
      try await HeadlessScreen.run { screen in
        let window = screen.makeWindow()
        weak var app: ThreeModulesByHand?
        do {
          let made = ThreeModulesByHand()
          app = made
          made.start(in: window)
          try await ScreenDriver(screen: screen, scene: nil).settle()
        }
        #expect(app == nil)
      }
    }
  }
}
