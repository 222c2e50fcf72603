import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("No request waits forever for a completion that UIKit never calls (RouteComposer)")
struct LostCompletionTests {
  private let products = "main[*(products › product(2)) | account…]"

  // RouteComposer goes on when `dismiss` calls back: asked while other code is dismissing the same
  // layer it has, since a fix, an error; before, it said nothing for good.
  @Test("other code is just dismissing what is in the way", arguments: World.all)
  func dismissedMeanwhile(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.bag)
      await app.settle()
      app.root.dismiss(animated: true)
      let request = app.navigator.show(.product(id: 2))
      let next = app.navigator.show(.signIn)
      await app.outwait()
      #expect(request.ending != "open" && next.ending == "arrived")
      await app.expect("\(products) ⇧ sheet (signIn)")
    }
  }

  // RouteComposer waits for the completion of `present`, which UIKit drops when the presenter is
  // not in the window; with its lock for one navigation at a time all later ones are refused.
  @Test(
    "a presentation that cannot come yet comes with the window, and holds nothing up",
    arguments: World.all)
  func presentationOutside(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.product(id: 2))
      await app.settle()
      app.window.rootViewController = UIViewController()
      await app.settle()
      let unseen = app.navigator.show(.bag)
      await app.settle()
      #expect(unseen.ending == "arrived", "in the tree alone")
      app.window.rootViewController = app.root
      await app.expect("\(products) ⇧ sheet (bag)")
      let next = app.navigator.show(.signIn)
      await app.expect("\(products) ⇧ sheet (bag) ⇧ sheet (signIn)")
      #expect(next.ending == "arrived")
    }
  }

  // It calls back from a transition coordinator, which a stack that is not in the window has not.
  @Test("a push onto a stack outside the window", arguments: World.all)
  func pushedOutside(world: World) async {
    await TestApp.run(on: world.screen) { app in
      app.navigator.show(.main)
      await app.settle()
      app.window.rootViewController = UIViewController()
      await app.settle()
      let request = app.navigator.show(.product(id: 2))
      await app.outwait()
      #expect(request.ending != "open")
      app.window.rootViewController = app.root
      await app.settle()
      app.navigator.show(.product(id: 2))
      await app.outwait()
      #expect(app.shown == products)
    }
  }
}
