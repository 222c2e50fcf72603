internal import HeadlessUIKit

/// The contents of a window: its layers, and the transitions between old and new contents.
@MainActor final class Stage {
  private(set) var profile: HeadlessProfile
  private(set) var assumptions: HeadlessViewAssumptions
  private(set) var faults: [String] = []
  private(set) var recorded: [HeadlessTransition] = []
  private(set) var running: [SceneTransition] = []
  var layers: [Layer] = []
  private var reports = 0
  /// The time of the scene.
  var clock: HeadlessClock?
  /// The stacks and tabs that were laid out in an animation for the first time (S68).
  private(set) var animatedLayouts: [String] = []
  /// The window that shows them.
  weak var window: UIWindow?
  /// The scene's stage, of a stage that is a hosting controller's.
  private(set) weak var parent: Stage?
  /// The hosting controllers' views whose stages have joined this one.
  private var joined: [WeakGraph] = []
  var announcements: [HeadlessAnnouncement] = []
  /// The screens that grew out of a view or shrank into one, in order.
  var zooms: [HeadlessViewZoom] = []
  /// How many views of each name a screen can grow out of.
  var zoomSources: [ZoomName: Int] = [:]
  /// What views keep by name.
  let appValues = StoredValues()
  let sceneValues = StoredValues()
  /// The presentations that came second in one update, in words.
  var rivals: [String] = []
  /// Presentations that wait for the window.
  var waiting: [PresenterModel] = []

  init(profile: HeadlessProfile, assumptions: HeadlessViewAssumptions) {
    self.profile = profile
    self.assumptions = assumptions
  }

  /// Follows a scene's stage.
  func join(_ scene: Stage) {
    parent = scene
    (profile, assumptions, clock) = (scene.profile, scene.assumptions, scene.clock)
  }

  /// Keeps the views of a hosting controller whose stage follows this one.
  func add(_ graph: HostedGraph) {
    joined.removeAll { $0.graph == nil || $0.graph === graph }
    joined.append(WeakGraph(graph: graph))
  }

  /// The views of the hosting controllers in the scene.
  var hosted: [HostedGraph] {
    joined.compactMap(\.graph).filter { $0.stage.parent === self }
  }

  /// The scene's stage, or this one.
  var root: Stage { parent ?? self }

  func report(_ text: String) {
    if let parent { parent.report(text) } else { faults.append(text) }
  }

  func record(
    _ kind: HeadlessTransition.Kind, animated: Bool, from: [String], to: [String],
    effect: String? = nil, duration: Double? = nil
  ) {
    let made = HeadlessTransition(
      kind: kind, animated: animated, from: from, to: to, effect: effect, duration: duration)
    root.recorded.append(made)
  }

  /// Notes that a container was laid out for the first time in an animation, where that is assumed.
  func noteAnimatedLayout(of name: String) {
    guard assumptions.firstLayouts == .animated else { return }
    (parent ?? self).animatedLayouts.append(name)
  }

  /// Holds the views of a screen that goes for two seconds more, where that is assumed (S69).
  func letGo(of root: ViewNode) {
    guard assumptions.releases == .late else { return }
    var views: [ViewNode] = []
    root.visitAll { views.append($0) }
    clock?.after(.seconds(2)) { [views] in withExtendedLifetime(views) {} }
  }

  /// Whether a controller in a view does not hear of the appearance that begins: every third (S71).
  func silencesNextReport() -> Bool {
    reports += 1
    return reports % 3 == 0
  }

  var modalTransition: SceneTransition? { running.first { $0.isModal } }

  /// Whether the scene takes no touches: it is not active yet, or in the background.
  var isInactive: Bool {
    let state = window?.windowScene?.activationState
    return state == .foregroundInactive || state == .background
  }

  /// Whether a transaction lets stacks and sheets take their time: in a hidden window nothing does.
  func animates(_ transaction: Transaction) -> Bool {
    if transaction.disablesAnimations || window?.isHidden == true { return false }
    let isSilent = transaction.saysAnimation && transaction.animation == nil
    return !(isSilent && assumptions.explicitSilence == .respected)
  }

  /// Lets a transition run, or ends it at once.
  @discardableResult
  func run(_ transition: SceneTransition, animated: Bool) -> SceneTransition {
    running.append(transition)
    if !animated { end(transition) }
    return transition
  }

  func end(_ transition: SceneTransition) {
    running.removeAll { $0 === transition }
    transition.end()
  }

  func cancel(_ transition: SceneTransition) {
    running.removeAll { $0 === transition }
    transition.cancel()
  }

  /// When the first that runs ends, from now on; nil when none does but under a finger.
  func nextEnd(from now: HeadlessClock.Instant) -> HeadlessClock.Instant? {
    for transition in running where !transition.isHeld && transition.due == nil {
      transition.due = now.advanced(by: transition.duration)
    }
    return running.filter { !$0.isHeld }.compactMap(\.due).min()
  }

  /// Ends the transitions that are due.
  func finish(by now: HeadlessClock.Instant) {
    for transition in running where !transition.isHeld {
      if let due = transition.due, due <= now { end(transition) }
    }
  }

  /// Ends what runs now, except what a finger holds.
  func finishRunning() {
    for transition in running where !transition.isHeld { end(transition) }
  }
}

private struct WeakGraph {
  weak var graph: HostedGraph?
}
