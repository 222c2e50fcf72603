import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The tree matches the screen after requests and taps during any transition (N3)")
struct FastTapTests {
  /// What runs when something is asked for.
  enum Moment: CaseIterable, Sendable {
    case push, pop, presentation, dismissal, partSwitch
    case swipeBegun, swipeCancelled, swipeFinished, dragBegun, dragCancelled, dragFinished
  }

  /// What is asked for, and what is shown in the end.
  enum Verb: CaseIterable, Sendable {
    case show, layer, select, back, popToRoot, reset, dismissAll, part, path
  }

  private func begin(_ moment: Moment, _ app: TestApp) async {
    let navigator = app.navigator
    app.session.isSignedIn = true
    navigator.show(.account)
    navigator.show(.reviews(of: 1))
    switch moment {
    case .dismissal, .dragBegun, .dragCancelled, .dragFinished: navigator.show(.checkout)
    default: break
    }
    await app.settle()
    switch moment {
    case .push: navigator.push(.product(id: 9))
    case .pop: navigator.back()
    case .presentation: navigator.show(.bag)
    case .dismissal: navigator.dismiss()
    case .partSwitch: navigator.show(.login)
    default: begin(gesture: moment, app.screen)
    }
    await app.breathe()
    let isOver = moment == .swipeCancelled || moment == .dragCancelled
    #expect(isOver || app.screen.isTransitioning)
    app.screen.advance(by: .milliseconds(50))
  }

  private func begin(gesture: Moment, _ screen: HeadlessScreen) {
    let isSwipe = [.swipeBegun, .swipeCancelled, .swipeFinished].contains(gesture)
    #expect(isSwipe ? screen.beginSwipeBack() : screen.beginSheetDrag())
    switch gesture {
    case .swipeCancelled: screen.cancelSwipeBack()
    case .swipeFinished: screen.finishSwipeBack()
    case .dragCancelled: screen.cancelSheetDrag()
    case .dragFinished: screen.finishSheetDrag()
    default: break
    }
  }

  private func ask(_ verb: Verb, _ navigator: Navigator<Shop>) -> NavigationRequest? {
    switch verb {
    case .show: return navigator.show(.order(id: 4))
    case .layer: return navigator.show(.note)
    case .select: return navigator.select(.account)
    case .back: return navigator.back()
    case .popToRoot: return navigator.popToRoot()
    case .reset: return navigator.reset(to: .product(id: 8))
    case .dismissAll: return navigator.dismissAll()
    case .part: return navigator.show(.splash)
    case .path: return navigator.stack(.products).set([.product(id: 5), .product(id: 6)])
    }
  }

  @Test(
    "N3: any verb at any moment ends, and screen and tree agree",
    arguments: World.all.flatMap { world in Moment.allCases.map { (world, $0) } }, Verb.allCases)
  func verbs(where place: (World, Moment), verb: Verb) async {
    await TestApp.run(on: place.0.screen) { app in
      await begin(place.1, app)
      let request = ask(verb, app.navigator)
      await app.breathe()
      app.screen.finishSwipeBack()
      app.screen.finishSheetDrag()
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      #expect(app.screen.faults == [])
      #expect(request.map(\.ending) != "open")
      #expect(!app.navigator.scene.isBusy)
      #expect(!app.codes.contains("NAV044"))
      switch verb {
      case .show: #expect(app.shown.hasSuffix("*(account › order(4))]"))
      case .layer: #expect(app.shown.hasSuffix("⇧ fullScreen (note)"))
      case .part: #expect(app.shown == "splash")
      default: break
      }
    }
  }

  @Test("N3: two taps on a button in one turn open once", arguments: World.all)
  func doubleTap(world: World) async throws {
    let screen = world.screen
    try await HeadlessScreen.run(on: screen) { screen in
      var open: (@MainActor () -> Void)?
      let app = TestApp(screen) { screen in
        guard screen.name == "products" else { return }
        let button = UIButton(primaryAction: UIAction(title: "Lamp") { _ in open?() })
        button.frame.size.width = 100
        button.frame.size.height = 40
        screen.view.addSubview(button)
      }
      let navigator = app.navigator
      open = { navigator.show(.product(id: 1)) }
      navigator.show(.main)
      await app.settle()
      try screen.tap("Lamp")
      tapAgain("Lamp", on: screen)
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(app.log.lines.count { $0 == "product(id: 1).viewDidLoad" } == 1)
      open = { navigator.show(.bag) }
      navigator.back()
      await app.settle()
      try screen.tap("Lamp")
      screen.advance(by: .milliseconds(20))
      tapAgain("Lamp", on: screen)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    }
  }

  @Test(
    "N3: the bar's Back tapped as fast as it answers goes back no further than that",
    arguments: World.all)
  func fastBack(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.reviews(of: 1))
      app.navigator.push(.product(id: 2))
      app.navigator.push(.product(id: 3))
      await app.settle()
      try app.screen.tap("Back")
      app.screen.advance(by: .milliseconds(30))
      tapAgain("Back", on: app.screen)
      await app.settle()
      #expect(app.shown == app.navigator.tree.picture)
      let left = app.stack?.viewControllers.count
      #expect(left == (world.profile >= .iOS26 ? 3 : 4))
      #expect(app.screen.faults == [])
    }
  }

  /// A second touch, which may find nothing that answers.
  private func tapAgain(_ label: String, on screen: HeadlessScreen) {
    do throws(HeadlessTouchError) { try screen.tap(label) } catch {
      #expect(error.reason != .notFound || screen.isTransitioning)
    }
  }
}
