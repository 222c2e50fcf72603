import HeadlessUIKit
import Testing

@MainActor @Suite("`UIApplication` lists its connected scene, and `UIScreen` has that scene's size")
struct ApplicationTests {
  @Test("U152 the app has the scene that is connected, and its state")
  func application() async throws {
    try await onScreen { screen in
      let app = UIApplication.shared
      #expect(app.connectedScenes == [screen.scene])
      screen.enterForeground()
      #expect(app.applicationState == .active)
      screen.resignActive()
      #expect(app.applicationState == .inactive)
      screen.enterBackground()
      #expect(app.applicationState == .background)
      app.isIdleTimerDisabled = true
      #expect(UIApplication.shared.isIdleTimerDisabled)
      let window = screen.makeWindow()
      window.makeKeyAndVisible()
      let scene = app.connectedScenes.first as? UIWindowScene
      #expect(scene?.keyWindow === window)
    }
  }

  @Test("the screen has the size of its scene, also when that is turned") func size() async throws {
    try await onScreen { screen in
      #expect(UIScreen.main === screen.scene.screen)
      #expect(UIScreen.main.bounds.size == screen.size)
      screen.rotate(to: CGSize(width: 932, height: 430), on: .phone)
      #expect(UIScreen.main.bounds.size.width == 932 && UIScreen.main.scale == 3)
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("a constraint keeps what it was made of") func constraints() {
    let (first, second) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: first, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: second,
      attribute: .trailing, multiplier: 2, constant: 8)
    constraint.identifier = "gap"
    #expect(constraint.firstItem === first && constraint.secondItem === second)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.identifier == "gap")
    #expect(constraint.multiplier == 2 && constraint.constant == 8)
    let width = NSLayoutConstraint(
      item: first, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 100)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    #expect(width.relation == .lessThanOrEqual)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
    NSLayoutConstraint.deactivate([constraint])
    #expect(!constraint.isActive)
  }

  @Test("springs take their time and then call back") func springs() async throws {
    try await onScreen { screen in
      let view = UIView()
      var ended = 0
      UIView.animate(
        withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: { view.alpha = 0 }, completion: { _ in ended += 1 })
      UIView.animate(springDuration: 0.5, bounce: 0.2) {
        view.alpha = 0.5
      } completion: { _ in
        ended += 1
      }
      #expect(view.alpha == 0.5 && ended == 0)
      screen.advance(by: .milliseconds(550))
      #expect(ended == 1)
      screen.advance(by: .milliseconds(100))
      #expect(ended == 2)
    }
  }
}
