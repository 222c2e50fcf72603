import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor @Suite("A step of a plan that UIKit drops ends within the deadline (law 9)")
struct DeadlineTests {
  private func within(_ app: TestApp, _ body: () -> NavigationRequest) async -> NavigationRequest {
    app.navigator.scene.hostDeadline = .seconds(1)
    let request = body()
    await app.breathe()
    app.screen.advance(by: .seconds(1))
    await app.breathe()
    return request
  }

  @Test("U73: nothing is presented from outside the window", arguments: World.all)
  func presenterOutsideTheWindow(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      app.window.rootViewController = UIViewController()
      await app.settle()
      let request = await within(app) { app.navigator.show(.bag) }
      #expect(request.ending == "arrived", "in the tree alone")
      app.window.rootViewController = app.root
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    }
  }

  @Test("U72: a foreign layer comes between, from the same presenter", arguments: World.all)
  func foreignLayerInFront(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let alert = BesideApp(app: app).alert(animated: false)
      await app.settle()
      let request = await within(app) { app.navigator.show(.signIn) }
      await app.expect("main[*(products) | account…] ⇧ foreign (?) ⇧ sheet (signIn)")
      #expect(app.layerTitles == ["alert", "signIn"])
      #expect(request.ending == "arrived")
      app.navigator.dismiss()
      await app.settle()
      #expect(app.layerTitles == ["alert"], "what other code shows stays")
      alert.dismiss(animated: false)
      app.screen.advance(by: .seconds(1))
      app.navigator.show(.main)
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test(
    "U96: a foreign layer is just coming; the verb follows as soon as it is there",
    arguments: World.all)
  func foreignLayerComing(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      BesideApp(app: app).alert()
      let request = app.navigator.show(.product(id: 3))
      await app.breathe()
      #expect(request.ending == "open")
      app.screen.advance(by: .milliseconds(400))
      await app.breathe()
      app.screen.advance(by: .milliseconds(600))
      await app.breathe()
      #expect(request.ending == "arrived")
      #expect(app.navigator.tree.picture == "main[*(products › product(3)) | account…]")
      #expect(app.stack?.viewControllers.count ?? 2 == 2)
      #expect(app.screen.faults == [])
    }
  }

  @Test("U85: a foreign layer is just going", arguments: World.all)
  func foreignLayerGoing(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let alert = BesideApp(app: app).alert(animated: false)
      alert.dismiss(animated: true)
      let request = await within(app) { app.navigator.show(.bag) }
      #expect(request.ending == "arrived")
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
    }
  }

  @Test("a plan that is overdue ends; its steps are not performed later", arguments: World.all)
  func overduePlan(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      let alert = BesideApp(app: app).alert(animated: false)
      await app.settle()
      app.navigator.scene.hostDeadline = .milliseconds(100)
      let late = app.navigator.show(.signIn)
      alert.dismiss(animated: true)
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      await app.breathe()
      #expect(late.ending == "NAV045")
      app.navigator.scene.hostDeadline = .seconds(2)
      await app.expect("main[*(products) | account…]")
      #expect(!app.log.lines.contains { $0.hasPrefix("signIn") }, "\(app.log.lines)")
    }
  }

  @Test("a container whose delegate other code took still ends its requests", arguments: World.all)
  func noDelegate(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      app.stack?.delegate = nil
      let pushed = await within(app) { app.navigator.show(.product(id: 2)) }
      #expect(pushed.ending == "arrived")
      let back = await within(app) { app.navigator.popToRoot() }
      #expect(back.ending == "arrived")
      await app.expect("main[*(products) | account…]")
    }
  }
}

extension TestApp {
  /// The titles of the layers, back to front; a stack has that of its first screen.
  var layerTitles: [String] {
    var titles: [String] = []
    var next = root.presentedViewController
    while let layer = next {
      let named = (layer as? UINavigationController)?.viewControllers.first ?? layer
      titles.append(named.title ?? "?")
      next = layer.presentedViewController
    }
    return titles
  }
}
