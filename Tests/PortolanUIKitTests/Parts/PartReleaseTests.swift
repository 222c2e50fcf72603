import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("A replaced part is released, even with layers over it or a transition running (R3, R8)")
struct PartReleaseTests {
  /// What stands or moves over main when it goes.
  enum Over: CaseIterable, Sendable {
    case nothing, screens, threeLayers, runningPush, runningPop, presentingSheet, dismissingSheet
    case swipe, sheetDrag, foreignLayer, foreignScreen
  }

  private func prepare(_ over: Over, _ app: TestApp) async {
    app.session.isSignedIn = true
    app.navigator.show(.main)
    app.navigator.show(.account)
    app.navigator.show(.reviews(of: 1))
    await app.settle()
    switch over {
    case .nothing: app.navigator.popToRoot()
    case .screens: break
    case .threeLayers:
      for route in [Shop.checkout, .note, .signIn] {
        app.navigator.show(route)
        await app.settle()
      }
    case .runningPush, .runningPop, .presentingSheet, .dismissingSheet:
      await move(over, app)
    case .swipe: #expect(app.screen.beginSwipeBack())
    case .sheetDrag:
      app.navigator.show(.bag)
      await app.settle()
      #expect(app.screen.beginSheetDrag())
    case .foreignLayer:
      app.front?.present(UIViewController(), animated: true)
      app.screen.finishTransitions()
    case .foreignScreen:
      app.stack?.pushViewController(UIViewController(), animated: true)
      app.screen.finishTransitions()
    }
  }

  private func move(_ over: Over, _ app: TestApp) async {
    if over == .dismissingSheet {
      app.navigator.show(.bag)
      await app.settle()
    }
    switch over {
    case .runningPush: app.navigator.push(.product(id: 5))
    case .runningPop: app.navigator.back()
    case .presentingSheet: app.navigator.show(.bag)
    default: app.navigator.dismiss()
    }
    #expect(app.screen.isTransitioning)
  }

  @Test("R3, R8: every controller of main dies", arguments: World.all, Over.allCases)
  func everythingGoes(world: World, over: Over) async {
    await TestApp.run(on: world.screen) { app in
      await prepare(over, app)
      let watched = all(beneath: app.root).dropFirst().map(Watch.init)
      #expect(watched.count > 4)
      app.navigator.show(.login)
      await app.breathe()
      app.screen.advance(by: .milliseconds(100))
      app.screen.finishSwipeBack()
      app.screen.finishSheetDrag()
      await app.expect("(login)")
      await app.outwait()
      #expect(watched.count(where: \.isAlive) == 0)
      #expect(app.codes.filter { $0 == "NAV061" } == [])
    }
  }

  /// The controllers of a screen: children and layers.
  private func all(beneath controller: UIViewController) -> [UIViewController] {
    let layer = controller.parent == nil ? controller.presentedViewController : nil
    let next = controller.children + [layer].compactMap { $0 }
    return [controller] + next.flatMap(all)
  }
}
