import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("UIKit's chain of presentations contains SwiftUI's sheets and covers")
struct UIKitChainTests {
  private let model = SheetModel()
  private let log = Log()

  private func scene(
    isCover: Bool = false, _ assumptions: HeadlessViewAssumptions = .init()
  ) -> HeadlessScene {
    HeadlessScene(assumptions: assumptions) {
      SheetApp(model: model, log: log, isCover: isCover)
    }
  }

  private func root(of scene: HeadlessScene) throws -> UIViewController {
    try #require(scene.screen.window?.rootViewController)
  }

  @Test(arguments: [false, true])
  func aLayerIsPresentedByTheRootWhileItIsThere(isCover: Bool) throws {
    let scene = scene(isCover: isCover)
    let root = try root(of: scene)
    #expect(root.presentedViewController == nil)
    model.outer = Item(id: 1)
    scene.turn()
    let layer = try #require(root.presentedViewController)
    #expect(layer.presentingViewController === root)
    #expect(layer.isBeingPresented && layer.transitionCoordinator != nil)
    #expect(layer.modalPresentationStyle == (isCover ? .fullScreen : .pageSheet))
    scene.finishTransitions()
    #expect(!layer.isBeingPresented)
    model.inner = Item(id: 2)
    scene.finish()
    #expect(layer.presentedViewController?.presentingViewController === layer)
    model.inner = nil
    scene.finish()
    #expect(layer.presentedViewController == nil)
    model.outer = nil
    scene.turn()
    #expect(layer.isBeingDismissed && root.presentedViewController === layer)
    scene.finishTransitions()
    #expect(root.presentedViewController == nil && layer.presentingViewController == nil)
  }

  @Test func theCoordinatorTellsOfTheEnd() throws {
    let scene = scene()
    model.outer = Item(id: 1)
    scene.turn()
    let layer = try #require(try root(of: scene).presentedViewController)
    var hasEnded = false
    layer.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hasEnded = true }
    #expect(!hasEnded)
    scene.finishTransitions()
    #expect(hasEnded)
  }

  @Test(arguments: HeadlessViewAssumptions.Hearing.allCases)
  func s61DismissedByUIKitTheBindingIsWrittenOrNot(
    hearing: HeadlessViewAssumptions.Hearing
  ) throws {
    let scene = scene(.with(\.dismissalsByUIKit, hearing))
    model.outer = Item(id: 1)
    scene.finish()
    _ = log.take()
    var isDone = false
    try root(of: scene).dismiss(animated: true) { isDone = true }
    scene.turn()
    #expect(!isDone)
    scene.finish()
    #expect(isDone)
    #expect(scene.nodes.all(.sheet).isEmpty)
    #expect(model.outer == (hearing == .written ? nil : Item(id: 1)))
    #expect(log.lines.contains("outer dismissed"))
    model.outer = Item(id: 3)
    scene.finish()
    #expect(scene.nodes.all(.sheet).map(\.label) == ["sheet 3"])
  }

  @Test func s34WhereUIKitPresentsSwiftUIDoesNot() throws {
    let scene = scene()
    let root = try root(of: scene)
    root.present(UIViewController(), animated: false)
    model.outer = Item(id: 1)
    scene.finish()
    root.dismiss(animated: false)
    scene.finish()
    scene.finish()
    #expect(scene.nodes.all(.sheet).isEmpty && model.outer != nil)
    model.outer = Item(id: 2)
    scene.finish()
    #expect(scene.nodes.all(.sheet).map(\.label) == ["sheet 2"])
  }

  @Test func uikitDoesNotPresentWhereSwiftUIDoes() throws {
    let scene = scene()
    let root = try root(of: scene)
    model.outer = Item(id: 1)
    scene.finish()
    let other = UIViewController()
    root.present(other, animated: false)
    #expect(other.presentingViewController == nil)
    #expect(scene.faults.contains { $0.contains("already presenting") })
  }

  @Test func u91TheDelegateIsAskedBeforeADragAndToldOfARefusedOne() throws {
    let scene = scene()
    model.outer = Item(id: 1)
    scene.finish()
    let sheet = try #require(try root(of: scene).presentedViewController?.presentationController)
    let delegate = Asked()
    sheet.delegate = delegate
    #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
    #expect(delegate.attempts == 1 && !scene.isTransitioning)
    delegate.mayGo = true
    try scene.beginSheetDrag()
    scene.finishSheetDrag()
    scene.finish()
    #expect(model.outer == Item(id: 1), "SwiftUI has not heard of it")
    #expect(scene.nodes.all(.sheet).isEmpty)
  }

  private final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
    var mayGo = false
    private(set) var attempts = 0

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayGo
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      attempts += 1
    }
  }
}
