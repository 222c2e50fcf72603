import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A layer that other code presents stays open until a request needs its place (C15)")
struct ForeignLayerTests {
  private func run(
    on world: World, _ body: @MainActor (TestApp, UIViewController) async throws -> Void
  ) async rethrows {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let alert = BesideApp(app: app).alert()
      await app.settle()
      try await body(app, alert)
    }
  }

  @Test("what is asked for on top of it keeps it", arguments: World.all)
  func isKept(world: World) async {
    await run(on: world) { app, alert in
      let request = app.navigator.show(.signIn)
      await app.expect("main[*(products › product(1)) | account…] ⇧ foreign (?) ⇧ sheet (signIn)")
      #expect(request.ending == "arrived")
      app.navigator.back()
      await app.expect("main[*(products › product(1)) | account…] ⇧ foreign (?)")
      #expect(app.root.frontLayer === alert)
      #expect(app.codes == [])
    }
  }

  @Test("an alert of UIKit's is one of them, and its buttons close it", arguments: World.all)
  func systemAlert(world: World) async throws {
    try await TestApp.run(on: world.screen) { app in
      app.navigator.show(.products)
      await app.settle()
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      app.root.frontLayer.present(alert, animated: true)
      await app.settle()
      app.navigator.show(.signIn)
      await app.settle()
      let picture = "main[*(products) | account…] ⇧ foreign (?)"
      #expect(app.navigator.tree.picture == picture + " ⇧ sheet (signIn)")
      app.navigator.back()
      await app.settle()
      #expect(app.navigator.tree.picture == picture)
      try app.screen.tap("Stay")
      await app.settle()
      app.navigator.show(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      #expect(app.codes == [])
    }
  }

  @Test("what is asked for beneath it closes it", arguments: World.all)
  func isInTheWay(world: World) async {
    await run(on: world) { app, _ in
      let request = app.navigator.show(.reviews(of: 1))
      await app.expect("main[*(products › product(1) › reviews(1)) | account…]")
      #expect(request.ending == "arrived")
      #expect(app.codes == [])
    }
  }

  @Test("a verb for the stack in front means ours, and closes what covers it", arguments: World.all)
  func pushes(world: World) async {
    await run(on: world) { app, _ in
      app.navigator.push(.product(id: 2))
      await app.expect("main[*(products › product(1) › product(2)) | account…]")
      BesideApp(app: app).alert(animated: false)
      app.navigator.popToRoot()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("back takes it alone", arguments: World.all)
  func goesBack(world: World) async {
    await run(on: world) { app, _ in
      app.navigator.back()
      await app.expect("main[*(products › product(1)) | account…]")
      app.navigator.back()
      await app.expect("main[*(products) | account…]")
    }
  }

  @Test("layers of ours are dismissed through it, and it through them", arguments: World.all)
  func dismissesThrough(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.bag)
      await app.settle()
      BesideApp(app: app).alert(animated: false)
      app.navigator.show(.signIn)
      await app.expect(
        "main[*(products) | account…] ⇧ sheet (bag) ⇧ foreign (?) ⇧ sheet (signIn)")
      app.navigator.show(.checkout)
      await app.expect("main[*(products) | account…] ⇧ sheet (bag › checkout)")
      BesideApp(app: app).alert(animated: false)
      app.navigator.dismissAll()
      await app.expect("main[*(products) | account…]")
      #expect(app.codes == [])
    }
  }

  @Test("dismissed by whoever presented it, it leaves the tree when that is looked at")
  func leaves() async {
    await run(on: World.all[0]) { app, alert in
      app.navigator.show(.signIn)
      await app.settle()
      app.root.dismiss(animated: false)
      app.screen.finishTransitions()
      app.navigator.show(.note)
      await app.expect("main[*(products › product(1)) | account…] ⇧ fullScreen (note)")
      #expect(alert.presentingViewController == nil)
    }
  }

  @Test("a part that is kept comes back without what other code presented over it")
  func keptPart() async {
    await run(on: World.all[0]) { app, _ in
      app.navigator.show(.signIn)
      await app.settle()
      app.navigator.show(.lock, options: .keepingReplacedPart)
      await app.expect("lock")
      app.navigator.showKept()
      await app.expect("main[*(products › product(1)) | account…] ⇧ sheet (signIn)")
      #expect(app.codes == [])
    }
  }

  @Test("it dies when it was closed: nothing of it is kept")
  func dies() async {
    await TestApp.run { app in
      app.navigator.show(.product(id: 1))
      await app.settle()
      let alert = Watch(BesideApp(app: app).alert())
      let pushed = Watch(BesideApp(app: app).push(animated: false))
      app.navigator.show(.reviews(of: 1))
      await app.settle()
      #expect(!alert.isAlive)
      #expect(!pushed.isAlive)
    }
  }
}
