/// What a request would change: the tree before, the tree after, and the steps between.
///
/// `Navigator.plan(for:)` makes a plan. The steps depend only on the two trees, so equal trees give
/// equal steps. A plan never changes.
public final class NavigationPlan: Sendable, CustomStringConvertible {
  /// The tree before the plan is performed.
  public let from: NavigationTree
  /// The tree after the plan has been performed.
  public let to: NavigationTree
  /// The steps that a host performs, in order.
  package let steps: [Step]
  /// The nodes (screens and containers) that the plan adds, containers before their children; the
  /// guards of their routes are asked before the commit.
  public let entering: [NodeID]
  /// The nodes of a kept part (in memory while another part is shown) that is shown again,
  /// containers before their children; their guards are asked again.
  package let returning: [NodeID]
  /// The nodes that the plan removes, front first.
  package let leaving: [NodeID]
  /// Nodes whose place or layout has changed, such as a split that collapsed.
  let reshaped: [NodeID]

  /// The transition from one part to another.
  package let partTransition: ScreenTransition
  /// Whether the steps are animated.
  package let isAnimated: Bool
  /// The requested motion for a replaced top of a stack; `motion(of:)` says how a step uses it.
  package let stackMotion: StackMotion
  /// The report, if the plan restores a scene.
  let restoration: RestorationReport?
  /// The target of the request; the front screen when it names none.
  let target: NodeID?
  /// Whether the request named a target.
  let asksForTarget: Bool
  /// The existing nodes onto which or over which the target was placed.
  let anchors: [NodeID]
  /// Whether the target was found, updated or built.
  let finding: Finding

  /// Whether the requested screen was open already, got a new value, or was built.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Finding: String, Hashable, Sendable, Codable {
    /// The screen was open, or in a kept part (in memory while another part is shown), with an
    /// equal route.
    case found
    /// The screen was open, or in a kept part (in memory while another part is shown), and got a
    /// new value of its route.
    case updated
    /// The screen was built.
    case built
  }

  init(
    _ difference: TreeDifference, partTransition: ScreenTransition = .automatic,
    isAnimated: Bool = true, stackMotion: StackMotion = .automatic,
    restoration: RestorationReport? = nil, target: NodeID? = nil, asksForTarget: Bool = false,
    anchors: [NodeID] = [], finding: Finding = .found
  ) {
    (from, to, steps) = (difference.from, difference.to, difference.steps)
    (entering, returning) = (difference.entering, difference.returning)
    (leaving, reshaped) = (difference.leaving, difference.reshaped)
    (self.partTransition, self.isAnimated) = (partTransition, isAnimated)
    (self.stackMotion, self.restoration) = (stackMotion, restoration)
    (self.target, self.asksForTarget) = (target, asksForTarget)
    (self.anchors, self.finding) = (anchors, finding)
  }

  /// Creates the plan that leads from one tree to another.
  package convenience init(from: NavigationTree, to: NavigationTree) {
    self.init(TreeDifference(from: from, to: to))
  }

  /// The plan that a host performs without animation, as under a curtain.
  var unanimated: NavigationPlan {
    guard isAnimated else { return self }
    return NavigationPlan(
      TreeDifference(from: from, to: to), partTransition: partTransition, isAnimated: false,
      stackMotion: stackMotion)
  }
}

extension NavigationPlan: Equatable {
  /// Whether all parts of both plans are equal, such as their trees, steps and animations.
  public static func == (one: NavigationPlan, other: NavigationPlan) -> Bool {
    one === other
      || one.from == other.from && one.to == other.to && one.steps == other.steps
        && one.partTransition == other.partTransition && one.isAnimated == other.isAnimated
        && one.stackMotion == other.stackMotion && one.restoration == other.restoration
        && one.target == other.target && one.asksForTarget == other.asksForTarget
        && one.anchors == other.anchors && one.finding == other.finding
  }
}

extension NavigationPlan {
  /// The nodes that enter or return, also those that other screens cover.
  package var coming: [NodeID] { returning.isEmpty ? entering : entering + returning }

  /// The style in which the plan presents the layer whose root is this node; nil for any other
  /// node.
  public func style(of node: NodeID) -> PresentationStyle? {
    for case .present(node, let style) in steps { return style }
    return nil
  }

  /// Whether the plan changes nothing.
  public var isEmpty: Bool { steps.isEmpty && leaving.isEmpty }

  /// The steps in words, one in each line; empty when there are none.
  public var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}

extension NavigationPlan {
  /// All guards that the plan must pass, each once: those of the scene first, then those of
  /// destinations, ancestors first.
  ///
  /// A new value in place asks the guards that its old value did not have or has not passed. A plan
  /// that goes back asks the scene's guards for the target alone. A guard of the scene is not asked
  /// for the route to which it leads, but for the screens on top of that, nor for a curtain itself.
  func guards(
    in maps: MapSet, _ traits: SceneTraits, reaching target: NodeID?, exempting: GuardExemption?,
    owing owed: Set<Owed> = []
  ) throws(NavigationError) -> [AnyGuard] {
    guard maps.isGuarded else { return [] }
    let curtain = traits.isCurtain ? to.part.flatMap { maps.isCurtain($0) ? $0 : nil } : nil
    var rules = DistinctGuards()
    // What a restoration only keeps is asked for when it is shown.
    let asked = restoration == nil ? coming : coming.filter { to.layer(of: $0) != nil }
    if !maps.rules.isEmpty {
      let shown = ([target].compactMap(\.self) + asked).compactMap(to.route)
      for route in shown + updated.compactMap(to.route) where route != curtain {
        rules.add(
          maps.sceneGuards(of: route).filter { exempting?.covers($0, of: route, in: maps) != true })
      }
    }
    for id in asked {
      if let route = to.route(of: id) { rules.add(try maps.guards(of: route)) }
    }
    for id in updated {
      guard let old = from.route(of: id), let new = to.route(of: id) else { continue }
      let passed = try maps.guards(of: old).filter { !owed.contains(Owed(node: id, rule: $0)) }
      rules.add(try maps.guards(of: new).filter { !passed.contains($0) })
    }
    return rules.inOrder
  }

  /// The new screens that have guards; for `route`, a refuge or a curtain, the scene's guards do
  /// not count.
  package func guarded(in maps: MapSet, but route: AnyRoute?) -> [NodeID] {
    coming.filter { id in
      guard let new = to.route(of: id) else { return false }
      return maps.destination(ifKnown: new)?.guards.isEmpty != true
        || (new != route && !maps.sceneGuards(of: new).isEmpty)
    }
  }

  /// The screens that are updated in place.
  var updated: [NodeID] {
    steps.compactMap { if case .update(let id) = $0 { id } else { nil } }
  }

  /// Why its guards are asked.
  var occasion: GuardOccasion { coming.isEmpty && !updated.isEmpty ? .updating : .entering }
}

/// A guard that an open screen has not passed: a map that was adopted has given it to the screen.
struct Owed: Hashable {
  let node: NodeID
  let rule: AnyGuard
}

/// Guards without repetition, in the order in which they were added.
struct DistinctGuards {
  private(set) var inOrder: [AnyGuard] = []
  private var known: Set<AnyGuard> = []

  mutating func add(_ rules: [AnyGuard]) {
    for rule in rules where known.insert(rule).inserted { inOrder.append(rule) }
  }
}

/// Guards of the scene, and the route to which they lead: asking them for that route again would
/// never end.
struct GuardExemption: Hashable {
  var rules: Set<AnyGuard>
  let route: AnyRoute
  /// Whether the route is a detour: then what the map places on it belongs to it, such as the second
  /// screen of a sign-in.
  var isDetour: Bool

  /// Whether `rule` is one of the guards and `route` their route, so that it is not asked.
  func covers(_ rule: AnyGuard, of route: AnyRoute, in maps: MapSet) -> Bool {
    rules.contains(rule)
      && (isDetour ? maps.places(route, on: self.route) : route.isSameScreen(as: self.route))
  }
}
