import HeadlessUIKit
import Testing

/// A screen as apps write it, but for the targets.
private final class PhotoController: UIViewController {
  let tap = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let swipe = UISwipeGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let edge = UIScreenEdgePanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 1
    press.minimumPressDuration = 0.2
    press.allowableMovement = 20
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 1
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 2
    swipe.direction = [.left, .right]
    swipe.numberOfTouchesRequired = 1
    edge.edges = .left
    pinch.scale = 2
    for recognizer in [tap, press, pan, swipe, pinch, edge] {
      recognizer.name = "\(type(of: recognizer))"
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesBegan = false
      recognizer.delaysTouchesEnded = false
      view.addGestureRecognizer(recognizer)
    }
    pan.require(toFail: swipe)
  }
}

@MainActor
@Suite(
  "A view keeps its gesture recognisers, and disabling an active recogniser cancels its gesture")
struct GestureRecognizerTests {
  @Test("a screen has those that it adds, and what it sets is kept")
  func added() throws {
    let photo = PhotoController()
    photo.loadViewIfNeeded()
    #expect(photo.view.gestureRecognizers?.count == 6)
    #expect(photo.tap.view === photo.view && photo.tap.name == "UITapGestureRecognizer")
    #expect(photo.tap.numberOfTapsRequired == 2 && photo.tap.numberOfTouchesRequired == 1)
    #expect(photo.press.minimumPressDuration == 0.2 && photo.press.allowableMovement == 20)
    #expect(photo.pan.maximumNumberOfTouches == 2 && photo.pan.minimumNumberOfTouches == 1)
    #expect(photo.swipe.direction == [.right, .left] && photo.edge.edges == .left)
    #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    #expect(photo.pinch.scale == 2 && photo.pinch.velocity == 0)
    photo.pan.setTranslation(CGPoint(x: 3, y: 4), in: photo.view)
    #expect(photo.pan.translation(in: photo.view) == CGPoint(x: 3, y: 4))
    #expect(photo.pan.velocity(in: nil) == .zero && photo.pan.location(in: nil) == .zero)
    #expect(photo.pan.numberOfTouches == 0)
  }

  @Test("a recogniser has one view, which gives it up")
  func moved() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap])
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && tap.view === second)
    first.removeGestureRecognizer(tap)
    #expect(tap.view === second)
    second.gestureRecognizers = [UIPanGestureRecognizer()]
    #expect(tap.view == nil && second.gestureRecognizers?.count == 1)
    second.gestureRecognizers = nil
    #expect(second.gestureRecognizers == nil)
  }

  @Test(
    "one that is turned off while it recognises is cancelled",
    arguments: [
      (UIGestureRecognizer.State.possible, UIGestureRecognizer.State.possible),
      (.began, .cancelled), (.changed, .cancelled), (.recognized, .ended), (.failed, .failed),
    ])
  func off(state: UIGestureRecognizer.State, after: UIGestureRecognizer.State) {
    let pan = UIPanGestureRecognizer()
    pan.state = state
    pan.isEnabled = false
    #expect(pan.state == after)
  }
}
