public import Foundation
public import HeadlessUIKit
public import PortolanTesting

/// An app of view controllers, on a screen without glass, with a person in front of it.
///
/// ```swift
/// let app = ShopApp()
/// let stage = UIKitStage { app.rootController }
/// try await stage.tap("Lamp")
/// ```
///
/// The controller stands at the root of a window of the stage. With
/// ``init(connecting:opening:on:)`` the app's own scene delegate makes the window. The stage goes
/// with its last reference, and takes the window from the app.
@MainActor public final class UIKitStage: Stage {
  /// The screen beneath, for what a stage has no word for: one turn, half a gesture, a rotation.
  ///
  /// ```swift
  /// stage.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
  /// try await stage.settle()
  /// ```
  public let screen: HeadlessScreen
  /// How much real time a call may take; ten seconds unless a test says otherwise.
  ///
  /// It may take longer where the machine is so busy that the screen got few turns.
  public var patience = Duration.seconds(10)
  /// The app's window: the stage's own, or the first that the scene delegate has shown, if any.
  public let window: UIWindow
  private let delegate: (any UIWindowSceneDelegate)?

  /// Shows a controller in a window of its own.
  ///
  /// - Parameters:
  ///   - screen: The screen, by default a phone's with the newest behaviour that is usual.
  ///   - root: Makes the controller, once and at once.
  public convenience init(
    on screen: HeadlessScreen = HeadlessScreen(), root: () -> UIViewController
  ) {
    self.init(on: screen) { window in
      window.rootViewController = root()
      window.makeKeyAndVisible()
    }
  }

  /// Lets an app show itself in a window.
  ///
  /// ```swift
  /// let stage = UIKitStage { window in app.start(in: window) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen, by default a phone's with the newest behaviour that is usual.
  ///   - start: Gives the window its root and shows it.
  public init(on screen: HeadlessScreen = HeadlessScreen(), start: (UIWindow) -> Void) {
    self.screen = screen
    delegate = nil
    let window = screen.makeWindow()
    self.window = window
    screen.act { start(window) }
  }

  /// Starts an app by its scene delegate, as the system does.
  ///
  /// ```swift
  /// let stage = UIKitStage(connecting: SceneDelegate(app), opening: [link])
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The app's own; it is told what happens to the scene as long as the stage lives.
  ///   - links: The addresses with which the app is opened.
  ///   - screen: The screen, by default a phone's with the newest behaviour that is usual.
  public init(
    connecting delegate: any UIWindowSceneDelegate, opening links: [URL] = [],
    on screen: HeadlessScreen = HeadlessScreen()
  ) {
    self.screen = screen
    self.delegate = delegate
    screen.act { screen.connect(delegate, opening: links) }
    window = screen.windows.first ?? screen.makeWindow()
  }

  deinit {
    MainActor.takeDown { [screen] in
      screen.act {
        for window in screen.scene.windows {
          window.isHidden = true
          window.rootViewController = nil
        }
        screen.disconnect()
      }
    }
  }
}

extension UIKitStage {
  /// What the screen shows as one line, written as `print(tree)` writes it.
  public var picture: String { UIKitPicture(screen.windows).text }

  /// What can be read in front.
  public var texts: [String] { screen.frontWindow?.accessibleLabels ?? [] }

  /// What a person can tap or type into now, by its name.
  public var controls: [String] { screen.tappable }

  /// The name of the field that has the keyboard; nil when none has.
  public var focus: String? {
    (screen.keyboard as? UIControl).map { HeadlessTouchable.control($0).label }
  }

  /// What was said to assistive technology, in order.
  public var announcements: [String] { screen.announcements.compactMap(\.text) }

  /// What UIKit would have printed or thrown, in order.
  public var faults: [String] { screen.faults.map(\.description) }
}
