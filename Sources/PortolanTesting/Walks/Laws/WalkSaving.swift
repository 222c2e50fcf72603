import Portolan

/// Law 7: a restored tree is the saved one, except for the reported losses.
@MainActor final class WalkSaving {
  private struct Saved {
    let scene: SavedScene
    /// The tree that it is; nil when another map was adopted since, under which it may be another, and
    /// when it is without screens that keep guards of others.
    var tree: NavigationTree?
  }

  private let watch: WalkWatch
  private let scene: SceneNavigator
  /// Whether scenes of older maps are restored too.
  private let isWide: Bool
  private var saved: Saved?
  /// The tree after each restoration.
  private var restored: [Int: NavigationTree] = [:]
  /// Screens from beneath which others have gone, whose guards they keep: these are not saved.
  private var keeping: Set<NodeID> = []
  /// The requests that a guard refused.
  private var disliked: Set<Int> = []
  private var open: [(request: NavigationRequest, tree: NavigationTree?)] = []

  init(_ watch: WalkWatch, _ scene: SceneNavigator, isWide: Bool) {
    self.watch = watch
    self.scene = scene
    self.isWide = isWide
    watch.listeners.append { [weak self] event in
      self?.hear(event)
    }
  }

  private func hear(_ event: NavigationEvent) {
    switch event {
    case .answered(let answer):
      if answer.verdict != "allow" { disliked.insert(answer.request.number) }
    case .committed(let change):
      let label = watch.labels[change.request.number]
      note(change.from, change.to, isAdoption: label?.hasPrefix("adopt") == true)
      if label?.hasPrefix("restore") == true { restored[change.request.number] = change.to }
      if label?.hasPrefix("adopt") == true {
        if isWide { saved?.tree = nil } else { saved = nil }
        // One that waits is saved as it began, whatever the tree is meanwhile.
        open = open.map { ($0.request, nil) }
      }
    case .followed(let change): note(change.from, change.to, isAdoption: false)
    default: return
    }
  }

  /// Notes the screens that stay while one with guards goes from beneath them; an adoption may have
  /// given or taken any guard.
  private func note(_ from: NavigationTree, _ to: NavigationTree, isAdoption: Bool) {
    let staying = Set(to.allNodes)
    for stack in from.allNodes where from.kind(of: stack) == .stack {
      var isKeeping = false
      for id in (0..<from.placeCount(of: stack)).compactMap({ from.child(at: $0, of: stack) }) {
        if !staying.contains(id) {
          isKeeping = isKeeping || isAdoption || keeping.contains(id) || isGuarded(id, in: from)
        } else if isKeeping {
          keeping.insert(id)
        }
      }
    }
    keeping.formIntersection(staying)
  }

  private func isGuarded(_ id: NodeID, in tree: NavigationTree) -> Bool {
    tree.route(of: id).map { !MapFacts(of: scene).guards(of: $0).isEmpty } == true
  }

  /// Saves the tree; reading the bytes must give the same.
  func save() {
    let scene = scene.save()
    do throws(ArchiveProblem) {
      let read = try SavedScene(reading: try scene.data())
      if read != scene { watch.report(.roundTrip, "what is read is not what was written") }
      // A restoration that has not ended is saved as it began.
      let waiting = open.last { $0.request.outcome == nil && restored[$0.request.number] == nil }
      let whole = self.scene.tree.withoutDialogs
      saved = Saved(
        scene: read, tree: waiting.map(\.tree) ?? (keeping.isEmpty ? whole : nil))
    } catch { watch.report(.roundTrip, "what was written cannot be read: \(error)") }
  }

  /// Restores the last saved tree; nil when there is none.
  ///
  /// What waits is saved with it: without an end to most of that, as at the next start, it would double
  /// with each restoration.
  func restore() -> NavigationRequest? {
    guard let saved else { return nil }
    if scene.parked.count > 8 { endWaiting() }
    let request = scene.restore(saved.scene)
    open.append((request, saved.tree))
    return request
  }

  /// Saves the scene, ends what waits and restores all, as the next start does; nil when none waits.
  func takeUp() -> NavigationRequest? {
    guard !scene.parked.isEmpty else { return nil }
    save()
    endWaiting()
    return restore()
  }

  private func endWaiting() {
    for request in scene.parked { scene.cancelParked(request.id) }
  }

  /// The restored tree is the saved one; when all guards say yes, nothing is left out.
  func lookAround() {
    for (request, tree) in open {
      guard case .success(let arrival) = request.outcome, let report = arrival.restoration,
        let new = restored[request.number], let tree
      else { continue }
      if report.leftOut.isEmpty, !new.isSame(as: tree) {
        watch.report(.roundTrip, "\(tree.picture) came back as \(new.picture)")
      }
      let isAllAllowed = !disliked.contains(request.number)
      for lost in report.leftOut where !isExplained(lost.reason, by: tree, isAllAllowed) {
        watch.report(.roundTrip, "of \(tree.picture) is left out \(lost)")
      }
    }
    open.removeAll { $0.request.outcome != nil }
  }

  private func isExplained(
    _ reason: RestorationReport.Reason, by tree: NavigationTree, _ isAllAllowed: Bool
  ) -> Bool {
    switch reason {
    case .foreign: return tree.allNodes.contains { tree.foreign($0) != nil }
    case .refused: return !isAllAllowed
    case .dependent: return !isAllAllowed || tree.allNodes.contains { tree.foreign($0) != nil }
    case .unsaveable, .unencodable, .passing: return true
    case .unknownType, .notInThisMap, .undecodable, .unlisted, .reshaped, .tooDeep, .tooMany:
      return false
    }
  }
}
