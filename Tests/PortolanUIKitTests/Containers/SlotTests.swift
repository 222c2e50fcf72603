import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A tap on a guarded tab that the user has not visited asks the tab's guard (C22)")
struct SlotTests {
  @Test("C22: a tap as a guest selects nothing, builds nothing and asks", arguments: World.all)
  func refused(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      try app.screen.tap("account")
      #expect(app.tabs?.selectedIndex == 0)
      await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      #expect(app.tabs?.selectedIndex == 0)
      #expect(app.tabs?.viewControllers?[1].isViewLoaded == false)
      #expect(!app.log.lines.contains { $0.hasPrefix("account") })
      app.navigator.dismiss()
      await app.expect("main[*(products) | account…]")
      #expect(!app.log.lines.contains { $0.hasPrefix("account") })
    }
  }

  @Test(
    "C22: allowed, a tap fills the slot and selects it, and the item stays", arguments: World.all)
  func allowed(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.main)
      await app.settle()
      try app.screen.tap("account")
      #expect(app.tabs?.selectedIndex == 0, "the guard is asked first")
      await app.expect("main[(products) | *(account)]")
      #expect(app.screen.tabs == ["products", "account"])
      #expect(app.log.lines.count { $0 == "account.viewDidLoad" } == 1)
      try app.screen.tap("products")
      try app.screen.tap("account")
      await app.expect("main[(products) | *(account)]")
      #expect(app.log.lines.count { $0 == "account.viewDidLoad" } == 1)
    }
  }

  @Test("phones B5: a first visit replaces no controller of the bar", arguments: World.all)
  func firstVisit(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.session.isSignedIn = true
      app.navigator.show(.main)
      await app.settle()
      let tabs = try #require(app.tabs)
      let members = tabs.viewControllers
      members?[1].tabBarItem.badgeValue = "3"
      try app.screen.tap("account")
      await app.expect("main[(products) | *(account)]")
      #expect(tabs.viewControllers == members && members?[1].tabBarItem.badgeValue == "3")
    }
  }

  @Test("C22: an entered member is selected by the tap itself, without a guard")
  func entered() async throws {
    try await TestApp.run { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      app.navigator.show(.products)
      await app.settle()
      app.session.isSignedIn = false
      try app.screen.tap("account")
      #expect(app.tabs?.selectedIndex == 1)
      await app.expect("main[(products) | *(account › order(1))]")
    }
  }

  @Test("C22: two fast taps on a slot ask once", arguments: World.all)
  func twice(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      try app.screen.tap("account")
      try app.screen.tap("account")
      await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      app.session.isSignedIn = true
      await app.navigator.revalidate()
      await app.expect("main[(products) | *(account)]")
    }
  }
}
