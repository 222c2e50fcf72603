import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("Back button, gesture delegate and iOS version decide whether a swipe back begins (S62)")
struct SwipeRulesTests {
  private let model = PathModel()

  private func scene(
    hidesBack: Bool, _ profile: HeadlessProfile = .iOS18,
    _ assumptions: HeadlessViewAssumptions = .init()
  ) -> HeadlessScene {
    model.path = [1]
    return HeadlessScene(profile: profile, assumptions: assumptions) {
      StackApp(model: model, log: Log(), hidesBack: hidesBack)
    }
  }

  private func stack(in scene: HeadlessScene) throws -> UINavigationController {
    func find(_ controller: UIViewController) -> UINavigationController? {
      controller as? UINavigationController ?? controller.children.lazy.compactMap(find).first
    }
    let root = try #require(scene.screen.window?.rootViewController)
    return try #require(find(root))
  }

  @Test(arguments: HeadlessProfile.allCases)
  func aHiddenButtonKeepsIt(profile: HeadlessProfile) throws {
    let scene = scene(hidesBack: true, profile)
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
  }

  @Test(arguments: HeadlessViewAssumptions.ContentSwipe.allCases)
  func fromIOS26OnOneBeginsInTheContent(needs: HeadlessViewAssumptions.ContentSwipe) throws {
    let shown = scene(hidesBack: false, .iOS26)
    try shown.beginSwipeBackInContent()
    shown.finishSwipeBack()
    shown.finish()
    #expect(model.path.isEmpty)
    let hidden = scene(hidesBack: true, .iOS26, .with(\.contentSwipe, needs))
    if needs == .needsBackButton {
      #expect(throws: HeadlessTouchError.self) { try hidden.beginSwipeBackInContent() }
    } else {
      try hidden.beginSwipeBackInContent()
    }
    let before = scene(hidesBack: false)
    #expect(throws: HeadlessTouchError.self) { try before.beginSwipeBackInContent() }
  }

  @Test func anotherDelegateDecidesInsteadAndHiddenButtonsCountNoMore() throws {
    let scene = scene(hidesBack: true)
    let recognizer = try #require(try stack(in: scene).interactivePopGestureRecognizer)
    let delegate = Decider()
    recognizer.delegate = delegate
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
    #expect(delegate.questions == 1 && !scene.isTransitioning)
    delegate.begins = true
    try scene.beginSwipeBack()
    scene.finishSwipeBack()
    scene.finish()
    #expect(model.path.isEmpty)
  }

  @Test func turnedOffItNeverBegins() throws {
    let scene = scene(hidesBack: false)
    try stack(in: scene).interactivePopGestureRecognizer?.isEnabled = false
    #expect(throws: HeadlessTouchError.self) { try scene.beginSwipeBack() }
    try scene.tapBack()
  }

  private final class Decider: NSObject, UIGestureRecognizerDelegate {
    var begins = false
    private(set) var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return begins
    }
  }
}
