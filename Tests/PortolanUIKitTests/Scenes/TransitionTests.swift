import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("The host performs all changes committed during a transition as one plan")
struct TransitionTests {
  @Test("R5: ten switches in one turn are performed as two, paired, the last one stays")
  func tenSwitches() async {
    await TestApp.run { app in
      app.navigator.show(.splash)
      await app.settle()
      app.log.lines = []
      let requests = (0..<10).map { app.navigator.show($0 % 2 == 0 ? .lock : .login) }
      await app.expect("(login)")
      let comings = app.log.lines.filter { $0.hasSuffix(".didMove") && !$0.hasPrefix("splash") }
      #expect(comings == ["lock.didMove", "login.didMove"])
      for name in ["lock", "login"] {
        let calls = app.log.lines.filter { $0.hasPrefix("\(name).") }
        #expect(
          calls.filter { $0.hasSuffix("willAppear") }.count
            == calls.filter { $0.hasSuffix("didAppear") }.count)
        #expect(
          calls.filter { $0.hasSuffix("willDisappear") }.count
            == calls.filter { $0.hasSuffix("didDisappear") }.count)
      }
      let ends = requests.map { request -> String in
        switch request.outcome {
        case .success?: return "arrived"
        case .failure(let error)?: return error.diagnostic.code
        case nil: return "open"
        }
      }
      #expect(!ends.contains("open"))
      #expect(ends.last == "arrived")
    }
  }

  @Test(
    "Law 1: a request arrives when its transition has ended, not before", arguments: World.all,
    ["push", "pop", "sheet", "dismissal", "part"])
  func arrivesAtTheEnd(world: World, way: String) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      if way == "dismissal" { app.navigator.show(.bag) }
      await app.settle()
      let request =
        switch way {
        case "push": app.navigator.push(.product(id: 2))
        case "pop": app.navigator.back()
        case "sheet": app.navigator.show(.bag)
        case "dismissal": app.navigator.dismiss()
        default: app.navigator.show(.login)
        }
      await app.breathe()
      app.screen.advance(by: .milliseconds(250))
      await app.breathe()
      #expect(request.ending == "open")
      #expect(app.screen.isTransitioning && app.navigator.scene.isBusy)
      app.screen.advance(by: .milliseconds(350))
      await app.breathe()
      #expect(request.ending == "arrived")
      #expect(!app.screen.isTransitioning && !app.navigator.scene.isBusy)
    }
  }

  @Test func theKeyboardGoesBeforeItsScreen() async throws {
    try await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let field = UITextField()
      field.placeholder = "Name"
      field.frame.size = CGSize(width: 100, height: 40)
      let tabs = app.root.children.last as? UITabBarController
      let stack = tabs?.selectedViewController as? UINavigationController
      stack?.topViewController?.view.addSubview(field)
      try app.screen.type("Ada", into: "Name")
      #expect(field.isFirstResponder)
      app.navigator.back()
      #expect(!field.isFirstResponder)
      await app.settle()
    }
  }

  @Test func aRequestWaitsNoLongerThanATransitionMayTake() async {
    await TestApp.run { app in
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      let request = app.navigator.show(.product(id: 2))
      for _ in 0..<50 { await Task.yield() }
      app.screen.advance(by: .seconds(3))
      for _ in 0..<50 { await Task.yield() }
      #expect(request.outcome == .failure(.stillMoving))
      app.screen.finishSwipeBack()
      await app.expect("main[*(products › product(2)) | account…]")
    }
  }
}
