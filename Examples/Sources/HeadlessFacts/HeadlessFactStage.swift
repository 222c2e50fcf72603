import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
public import PlatformFacts

/// A window of our models, whose driver is the person.
@MainActor public final class HeadlessFactStage: FactStage {
  /// What controllers stand on; views have a scene of their own.
  private var screen: HeadlessScreen
  private var scene: HeadlessScene?
  private var window: UIWindow?
  private let profile: HeadlessProfile
  private let assumptions: HeadlessViewAssumptions
  /// The device.
  public let device: FactDevice

  /// Creates a stage without windows.
  public init(
    _ profile: HeadlessProfile, _ assumptions: HeadlessViewAssumptions, _ device: FactDevice
  ) {
    self.profile = profile
    self.assumptions = assumptions
    self.device = device
    screen = HeadlessScreen(
      profile: profile, assumptions: assumptions.uikit, device: device.headless)
  }

  /// Tries a fact on a stage of its own, on a device or the first that it wants.
  ///
  /// - Returns: What it has shown, and what would have stopped the app.
  public static func outcome(
    of fact: Fact, on profile: HeadlessProfile, _ assumptions: HeadlessViewAssumptions,
    device: FactDevice? = nil
  ) async -> (outcome: FactOutcome, faults: [String]) {
    let stage = HeadlessFactStage(profile, assumptions, device ?? fact.devices.first ?? .phone)
    return await HeadlessScreen.run(on: stage.screen) { screen in
      let outcome = await fact.outcome(on: stage)
      let faults = screen.faults.filter { $0.severity != .log }.map(\.description)
      stage.scene?.close()
      return (outcome, faults)
    }
  }

  /// The number of the model's version.
  public var system: Int { profile.rawValue }

  /// The root of the window.
  public var root: UIViewController? { (scene?.screen.window ?? window)?.rootViewController }

  /// Whether a stack or its bar was laid out within an animation.
  public var hasMovedBars: Bool {
    scene.map { !$0.animatedLayouts.isEmpty } ?? !screen.animatedLayouts.isEmpty
  }

  /// Shows a controller.
  public func show(_ root: UIViewController) {
    let window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  /// Shows views, in a scene of their own.
  public func show(_ views: @escaping @MainActor () -> AnyView) {
    scene?.close()
    scene = HeadlessScene(profile: profile, assumptions: assumptions, device: device.headless) {
      views()
    }
  }

  /// Makes another window of the scene.
  public func makeWindow() -> UIWindow { (scene?.screen ?? screen).makeWindow() }

  /// Runs one turn.
  public func turn() async {
    if let scene { scene.turn() } else { screen.turn() }
    await Task.yield()
  }

  /// Calls after each turn, as long as it says true.
  public func eachTurn(_ body: @escaping @MainActor () -> Bool) {
    // The model ends an animation without duration a turn later.
    (scene?.screen ?? screen).act {
      UIView.animate(withDuration: 0, animations: {}) { [weak self] _ in
        if body() { self?.eachTurn(body) }
      }
    }
  }

  /// Lets time pass until nothing moves.
  public func settle() async {
    guard let scene else {
      screen.layoutIfNeeded()
      return screen.finishTransitions()
    }
    for _ in 0..<3 {
      await scene.settle()
      scene.finishTransitions()
    }
  }

  /// Lets three seconds pass, unless it holds already.
  public func outlast(until holds: () -> Bool) {
    guard !holds() else { return }
    if let scene { scene.advance(by: .seconds(3)) } else { screen.advance(by: .seconds(3)) }
  }

  /// Does what a person would.
  public func act(_ act: FactAct) async throws {
    await settle()
    if let scene { try perform(act, in: scene) } else { try perform(act) }
    await settle()
  }

  /// Makes the scene inactive, changes something, and makes it active again.
  public func leave(_ change: @escaping @MainActor () -> Void) async {
    let screen = scene?.screen ?? screen
    screen.resignActive()
    change()
    await settle()
    screen.becomeActive()
    await settle()
  }

  /// Whether a person who uses assistive technology finds a label.
  public func finds(_ label: String) async -> Bool {
    await settle()
    guard let scene else {
      return screen.tappable.contains(label) || screen.accessibleLabels.contains(label)
    }
    if scene.screen.tappable.contains(label) { return true }
    let nodes = scene.nodes
    return HeadlessNode.Kind.allCases.flatMap { nodes.all($0) }.contains {
      $0.label == label && $0.isVisible && $0.isHittable && !$0.isHiddenFromAccessibility
    }
  }
}

extension FactDevice {
  /// The same device of our models.
  var headless: HeadlessDevice {
    switch self {
    case .phone: .phone
    case .duo: .duo
    case .pad: .pad
    }
  }
}
