import HeadlessUIKit
import Testing

@testable import Portolan
@testable import PortolanUIKit

/// No test here asks for anything or looks: the tree follows by itself.
@MainActor
@Suite("The tree matches a change by other code within the same main-actor turn")
struct ChangesOfOthersTests {
  /// A kind of change, and what is on screen and in the tree afterwards.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shown: [Shop]
    let picture: String
    var isSignedIn = true
    var codes: [String] = []
    let make: @MainActor @Sendable (TestApp) -> Void

    init(
      _ name: String, of shown: [Shop], to picture: String, isSignedIn: Bool = true,
      codes: [String] = [], _ make: @escaping @MainActor @Sendable (TestApp) -> Void
    ) {
      (testDescription, self.shown, self.picture) = (name, shown, picture)
      (self.isSignedIn, self.codes, self.make) = (isSignedIn, codes, make)
    }
  }

  nonisolated static let stacks: [Change] = [
    Change("a pop", of: [.reviews(of: 1)], to: "main[*(products › product(1)) | account…]") {
      $0.stack?.popViewController(animated: true)
    },
    Change("a push", of: [.products], to: "main[*(products › ?) | account…]") {
      $0.stack?.pushViewController(OtherScreen(), animated: true)
    },
    Change(
      "removed beneath", of: [.reviews(of: 1)], to: "main[*(products › reviews(1)) | account…]"
    ) {
      $0.setStack { $0.remove(at: 1) }
    },
    Change(
      "inserted beneath", of: [.product(id: 1)], to: "main[*(products › ? › product(1)) | account…]"
    ) { $0.setStack { $0.insert(OtherScreen(), at: 1) } },
    Change(
      "replaced beneath", of: [.reviews(of: 1)], to: "main[*(products › ? › reviews(1)) | account…]"
    ) {
      $0.setStack { $0[1] = OtherScreen() }
    },
    Change("all replaced", of: [.reviews(of: 1)], to: "main[*(?) | account…]") {
      $0.setStack { $0 = [OtherScreen()] }
    },
    Change(
      "in a tab out of sight", of: [.product(id: 1), .account],
      to: "main[(products) | *(account)]"
    ) { app in
      let stack = app.tabs?.memberControllers.first as? UINavigationController
      stack?.popToRootViewController(animated: false)
    },
  ]

  nonisolated static let tabs: [Change] = [
    // Its guard is asked, and meanwhile the tab before comes back.
    Change(
      "a tab by its index", of: [.products], to: "main[(products) | *(account)]"
    ) { $0.tabs?.selectedIndex = 1 },
    Change(
      "a tab by its controller", of: [.products], to: "main[(products) | *(account)]"
    ) { app in
      app.tabs?.selectedViewController = app.tabs?.viewControllers?.last
    },
    Change("a visited tab", of: [.account, .products], to: "main[(products) | *(account)]") {
      $0.tabs?.selectedIndex = 1
    },
    Change(
      "a tab whose guard asks to sign in", of: [.products],
      to: "main[*(products) | account…] ⇧ sheet (signIn)", isSignedIn: false
    ) { $0.tabs?.selectedIndex = 1 },
    Change(
      "a tab and a push onto it", of: [.products], to: "main[(products) | *(account › ?)]"
    ) {
      $0.tabs?.selectedIndex = 1
      let stack = $0.tabs?.selectedViewController as? UINavigationController
      stack?.pushViewController(OtherScreen(), animated: true)
    },
    Change(
      "tabs taken away", of: [.account, .products], to: "main[*(products) | (account)]",
      codes: ["NAV151"]
    ) { app in app.tabs?.viewControllers?.removeLast() },
    Change(
      "tabs added", of: [.account, .products], to: "main[*(products) | (account)]",
      codes: ["NAV151"]
    ) { app in app.tabs?.viewControllers?.append(OtherScreen()) },
  ]

  nonisolated static let layers: [Change] = [
    Change("an alert", of: [.products], to: "main[*(products) | account…] ⇧ foreign (?)") {
      BesideApp(app: $0).alert()
    },
    Change(
      "an alert over a sheet", of: [.bag],
      to: "main[*(products) | account…] ⇧ sheet (bag) ⇧ foreign (?)"
    ) { BesideApp(app: $0).alert() },
    Change("a sheet and all above it", of: [.bag], to: "main[*(products) | account…]") {
      BesideApp(app: $0).alert(animated: false)
      $0.root.dismiss(animated: true)
    },
    Change(
      "another root for the window, and ours again", of: [.bag],
      to: "main[*(products) | account…] ⇧ sheet (bag)"
    ) { app in
      app.window.rootViewController = OtherScreen()
      app.window.rootViewController = app.root
    },
  ]

  @Test(arguments: HeadlessProfile.allCases, stacks + tabs + layers)
  func isFollowed(profile: HeadlessProfile, change: Change) async {
    await TestApp.run(on: HeadlessScreen(profile: profile)) { app in
      app.session.isSignedIn = change.isSignedIn
      for route in change.shown {
        app.navigator.show(route)
        await app.settle()
      }
      app.events = []
      change.make(app)
      await app.settle()
      #expect(app.shown == change.picture)
      #expect(app.navigator.scene.traffic.tree.picture == change.picture)
      #expect(app.codes == change.codes)
      #expect(app.screen.faults == [])
    }
  }

  @Test("the event says what has changed") func says() async {
    await TestApp.run { app in
      app.navigator.show(.bag)
      await app.settle()
      app.events = []
      app.root.dismiss(animated: true)
      await app.settle()
      #expect(
        app.events.map(\.description) == [
          "(ShopMap) followed the screen: dismiss bag → main[*(products) | account…]"
        ])
    }
  }

  enum Dismisser: CaseIterable, Sendable { case screen, part, root }

  @Test(
    "a layer that other code dismisses ends its question, in every style",
    arguments: HeadlessProfile.allCases,
    [
      PresentationStyle.sheet, .formSheet, .pageSheet, .fullScreen, .overFullScreen,
      .overCurrentContext, .sheet(.medium),
    ])
  func question(profile: HeadlessProfile, style: PresentationStyle) async throws {
    for (who, animated) in Dismisser.allCases.flatMap({ [($0, true), ($0, false)] }) {
      try await TestApp.run(on: HeadlessScreen(profile: profile)) { app in
        app.navigator.show(.products)
        await app.settle()
        var ending: Ending<Int>?
        Task { ending = try await app.navigator.ask(NoteQuestion(), placed: .presented(style)) }
        await app.settle()
        let layer = try #require(app.root.presentedViewController)
        let dismisser: UIViewController? =
          switch who {
          case .screen: layer
          case .part: app.part
          case .root: app.root
          }
        dismisser?.dismiss(animated: animated)
        await app.settle()
        #expect(app.shown == "main[*(products) | account…]", "\(who)")
        #expect(app.navigator.scene.traffic.tree.picture == "main[*(products) | account…]")
        #expect(ending == .dismissed)
        #expect(app.codes == [])
      }
    }
  }

  /// The host does not look at the screen between the pop and the exchange of tabs.
  @Test(
    "a screen that it takes from a stack, and leaves in the same turn, comes back when it is asked for",
    arguments: World.all)
  func leftAtOnce(world: World) async throws {
    try await HeadlessScreen.run(on: world.screen) { screen in
      let app = TestApp(screen)
      app.session.isSignedIn = true
      app.navigator.show(.account)
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.stack?.popViewController(animated: false)
      app.tabs?.selectedIndex = 1
      let request = app.navigator.show(.product(id: 1))
      await app.settle()
      await app.expect("main[*(products › product(1)) | (account)]")
      #expect(request.ending == "arrived")
    }
  }
}

extension TestApp {
  /// Sets the elements of the stack in front anew, as other code does.
  fileprivate func setStack(_ change: (inout [UIViewController]) -> Void) {
    guard let stack else { return }
    var elements = stack.viewControllers
    change(&elements)
    stack.setViewControllers(elements, animated: true)
  }
}
