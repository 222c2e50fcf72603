public import Foundation
public import HeadlessUIKit
public import PortolanTesting

/// A UIKit app in a test: it runs on our model of UIKit, and the test acts as its user.
///
/// ```swift
/// let app = ShopApp()
/// let stage = UIKitStage { app.rootController }
/// try await stage.tap("Lamp")
/// ```
///
/// The controller becomes the root of a window that the stage makes. With
/// ``init(connecting:opening:on:)`` the app's own scene delegate makes the window. When the stage
/// is released, it closes its windows.
@MainActor public final class UIKitStage: Stage {
  /// The model of UIKit on which the app runs.
  ///
  /// Use it for what the stage has no method for: half a gesture, a single turn, a rotation. Call
  /// `settle()` afterwards.
  ///
  /// ```swift
  /// stage.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
  /// try await stage.settle()
  /// ```
  public let screen: HeadlessScreen
  /// The real time that a call may take before it throws; ten seconds by default.
  ///
  /// On a very busy machine a call may take longer.
  public var patience = Duration.seconds(10)
  /// The app's window: the one that the stage has made, or the first that the scene delegate has
  /// shown; an empty one if the delegate has shown none.
  public let window: UIWindow
  private let delegate: (any UIWindowSceneDelegate)?

  /// Shows an app's root controller in a window.
  ///
  /// - Parameters:
  ///   - screen: The model of a device; by default a phone with the model's usual version of iOS.
  ///   - root: Makes the root controller; called once, before the initializer returns.
  public convenience init(
    on screen: HeadlessScreen = HeadlessScreen(), root: () -> UIViewController
  ) {
    self.init(on: screen) { window in
      window.rootViewController = root()
      window.makeKeyAndVisible()
    }
  }

  /// Gives an app a window in which it shows its root controller itself.
  ///
  /// ```swift
  /// let stage = UIKitStage { window in app.start(in: window) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The model of a device; by default a phone with the model's usual version of iOS.
  ///   - start: Sets the window's root controller and shows the window.
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
  ///   - delegate: The app's scene delegate; it gets the events of the scene until the stage goes.
  ///   - links: The links that start the app; empty for a start without a link.
  ///   - screen: The model of a device; by default a phone with the model's usual version of iOS.
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
  /// The picture of the screen, in the format of `print(tree)`.
  public var picture: String { UIKitPicture(screen.windows).text }

  /// The texts in front, from top to bottom, without those that a layer covers.
  public var texts: [String] { screen.frontWindow?.accessibleLabels ?? [] }

  /// The names of the controls that the user can tap or type into now.
  public var controls: [String] { screen.tappable }

  /// The name of the field that has the keyboard; nil when no field has it.
  public var focus: String? {
    (screen.keyboard as? UIControl).map { HeadlessTouchable.control($0).label }
  }

  /// The announcements to VoiceOver, in order.
  public var announcements: [String] { screen.announcements.compactMap(\.text) }

  /// The warnings and failed assertions of UIKit, in order; empty without any.
  public var faults: [String] { screen.faults.map(\.description) }
}
