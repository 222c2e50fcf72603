public import HeadlessSwiftUI
public import PortolanTesting

/// A SwiftUI app in a test: it runs on our model of SwiftUI, and the test acts as its user.
///
/// ```swift
/// let app = ShopApp()
/// let stage = SwiftUIStage { app.rootView }
/// try await stage.tap("Lamp")
/// ```
///
/// When the stage is released, its views go, too.
@MainActor public final class SwiftUIStage: Stage {
  /// The model of SwiftUI on which the app runs.
  ///
  /// Use it for what the stage has no method for: half a gesture, a single turn, the transitions so
  /// far. Call `settle()` afterwards.
  ///
  /// ```swift
  /// let stage = SwiftUIStage { app.rootView }
  /// try stage.scene.beginSwipeBack()
  /// stage.scene.cancelSwipeBack()
  /// try await stage.settle()
  /// ```
  public let scene: HeadlessScene
  /// The real time that a call may take before it throws; ten seconds by default.
  ///
  /// On a very busy machine a call may take longer.
  public var patience = Duration.seconds(10)

  /// Shows an app's root view in a scene of the model.
  ///
  /// - Parameters:
  ///   - profile: The version of iOS whose behaviour the model has.
  ///   - assumptions: The model's behaviour where Apple documents nothing; nil for the default,
  ///     which follows devices where they have answered.
  ///   - reducesMotion: Whether the user has switched Reduce Motion on.
  ///   - layoutDirection: Whether the language runs from left to right or from right to left.
  ///   - clock: The clock of the stage; pass the app's to share it.
  ///   - device: The kind of device; nil for the kind that usually has a screen of this size.
  ///   - root: Makes the root view.
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
  /// The picture of the screen, in the format of `print(tree)`.
  public var picture: String { SwiftUIPicture(scene.nodes).text }

  /// The texts in front, from top to bottom, without those that a layer covers.
  public var texts: [String] {
    scene.isCoveredByUIKit
      ? scene.screen.frontWindow?.accessibleLabels ?? [] : scene.nodes.frontLayer.readable
  }

  /// The names of the controls that the user can tap or type into now.
  public var controls: [String] { scene.backNames.prefix(1) + scene.tappable }

  /// The name of the field that has the keyboard; nil when no field has it.
  public var focus: String? { scene.nodes.all(.field).first(where: \.isFocused)?.label }

  /// The announcements to VoiceOver, in order.
  public var announcements: [String] {
    (scene.announcements + scene.screen.announcements).compactMap(\.text)
  }

  /// The warnings and failed assertions of SwiftUI, in order; empty without any.
  public var faults: [String] { scene.faults }
}
