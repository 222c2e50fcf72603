public import HeadlessSwiftUI
public import PortolanTesting

/// An app of views, in a scene without glass, with a person in front of it.
///
/// ```swift
/// let app = ShopApp()
/// let stage = SwiftUIStage { app.rootView }
/// try await stage.tap("Lamp")
/// ```
///
/// The stage goes with its last reference, and takes the views down.
@MainActor public final class SwiftUIStage: Stage {
  /// The scene beneath, for what a stage has no word for: one turn, half a gesture, the transitions
  /// that were made.
  ///
  /// ```swift
  /// let stage = SwiftUIStage { app.rootView }
  /// try stage.scene.beginSwipeBack()
  /// stage.scene.cancelSwipeBack()
  /// try await stage.settle()
  /// ```
  public let scene: HeadlessScene
  /// How much real time a call may take; ten seconds unless a test says otherwise.
  ///
  /// It may take longer where the machine is so busy that the screen got few turns.
  public var patience = Duration.seconds(10)

  /// Shows a view at the root of a scene.
  ///
  /// - Parameters:
  ///   - profile: The version of iOS that the scene follows.
  ///   - assumptions: What the scene does where Apple documents nothing; nil for what devices have answered.
  ///   - reducesMotion: Whether the person has asked for less motion.
  ///   - layoutDirection: Where the language begins.
  ///   - clock: The time of the scene, which an app may share.
  ///   - device: What the person holds; nil for the device that usually has a screen of the size.
  ///   - root: Makes the view.
  public init(
    profile: HeadlessProfile = .iOS18, assumptions: HeadlessViewAssumptions? = nil,
    reducesMotion: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
    clock: HeadlessClock = HeadlessClock(), device: HeadlessDevice? = nil,
    @ViewBuilder root: @escaping () -> some View
  ) {
    scene = HeadlessScene(
      profile: profile, assumptions: assumptions, reducesMotion: reducesMotion,
      layoutDirection: layoutDirection, clock: clock, device: device, root: root)
  }

  deinit { MainActor.takeDown { [scene] in scene.close() } }
}

extension SwiftUIStage {
  /// What the screen shows as one line, written as `print(tree)` writes it.
  public var picture: String { SwiftUIPicture(scene.nodes).text }

  /// What can be read in front.
  public var texts: [String] {
    scene.isCoveredByUIKit
      ? scene.screen.frontWindow?.accessibleLabels ?? [] : scene.nodes.frontLayer.readable
  }

  /// What a person can tap or type into now, by its name.
  public var controls: [String] { scene.backNames.prefix(1) + scene.tappable }

  /// The name of the field that has the keyboard; nil when none has.
  public var focus: String? { scene.nodes.all(.field).first(where: \.isFocused)?.label }

  /// What was said to assistive technology, in order.
  public var announcements: [String] {
    (scene.announcements + scene.screen.announcements).compactMap(\.text)
  }

  /// What SwiftUI would have printed or ended the app with, in order.
  public var faults: [String] { scene.faults }
}
