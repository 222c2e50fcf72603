extension HeadlessScreen {
  /// What can be tapped or typed into now, in order from back to front.
  public var tappable: [String] { targets.flatMap(\.labels.first.asArray) }

  /// The titles of the tabs in front.
  public var tabs: [String] {
    targets.filter(\.isTab).flatMap(\.labels.first.asArray)
  }

  /// Taps what has a title, a label or, for a back button, the name "Back".
  public func tap(_ label: String) throws(HeadlessTouchError) {
    try target(label).tap()
  }

  /// Selects a field by its placeholder or label and replaces its text.
  public func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    let target = try target(label)
    guard let field = target.field else {
      throw HeadlessTouchError(label: label, reason: .notATextField, tappable: tappable)
    }
    guard field.becomeFirstResponder() else {
      throw HeadlessTouchError(label: label, reason: .notTappable, tappable: tappable)
    }
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  private func target(_ label: String) throws(HeadlessTouchError) -> TouchTarget {
    let targets = targets
    if let found = targets.last(where: { $0.labels.contains(label) }) { return found }
    throw HeadlessTouchError(
      label: label, reason: reason(for: label), tappable: targets.flatMap(\.labels.first.asArray))
  }

  private var targets: [TouchTarget] {
    guard let window = frontWindow, !window.isPresentationRunning else { return [] }
    // A part's transition or a rotation keeps every touch away; a stack's only those to the stack.
    guard running.allSatisfy(\.isStack) else { return [] }
    var search = TouchSearch(profile: profile)
    search.collect(window)
    return search.found
  }

  private func reason(for label: String) -> HeadlessTouchError.Reason {
    var search = TouchSearch(profile: profile, ignoresObstacles: true)
    for window in scene.windows { search.collect(window) }
    guard search.found.contains(where: { $0.labels.contains(label) }) else {
      return isTransitioning ? .transitioning : .notFound
    }
    return isTransitioning ? .transitioning : .notTappable
  }
}

extension Optional {
  fileprivate var asArray: [Wrapped] { map { [$0] } ?? [] }
}
