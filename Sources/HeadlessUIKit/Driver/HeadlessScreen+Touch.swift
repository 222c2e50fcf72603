public import Foundation

extension HeadlessScreen {
  /// The controls that can be tapped or typed into now, in order from back to front.
  public var tappable: [String] { targets.flatMap(\.labels.first.asArray) }

  /// The titles of the tabs in front.
  public var tabs: [String] {
    targets.filter(\.isTab).flatMap(\.labels.first.asArray)
  }

  /// The text in the badge of a tab in front; nil without one.
  public func badge(ofTab title: String) -> String? {
    let tab = targets.last { $0.isTab && $0.labels.first == title }?.object
    return (tab as? UITab)?.badgeValue ?? (tab as? UITabBarItem)?.badgeValue
  }

  /// Whether something of a name can be tapped or typed into now.
  package func canTouch(_ label: String) -> Bool {
    targets.contains { $0.labels.contains(label) }
  }

  /// Taps a control by its title, its label or, for a back button, the name "Back".
  public func tap(_ label: String) throws(HeadlessTouchError) {
    try target(label) { $0.labels.contains(label) }.tap()
  }

  /// Taps one control among others of its name, by the same rules.
  public func tap(_ thing: HeadlessTouchable) throws(HeadlessTouchError) {
    try target(thing.label) { $0.object === thing.object }.tap()
  }

  /// Selects a field by its placeholder or label and replaces its text; other controls of the name do
  /// not count.
  public func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    let hasField = everyTarget.contains { $0.field != nil && $0.labels.contains(label) }
    let meant = try target(label) {
      $0.labels.contains(label) && ($0.field != nil || !hasField)
    }
    try type(text, into: meant, label)
  }

  /// Selects one field among others of its name, and replaces its text.
  public func type(_ text: String, into field: UITextField) throws(HeadlessTouchError) {
    let label = HeadlessTouchable.control(field).label
    try type(text, into: try target(label) { $0.object === field }, label)
  }

  /// Moves a slider to a value, with a finger that then lets go.
  public func slide(_ label: String, to value: Float) throws(HeadlessTouchError) {
    let slider: UISlider = try control(label)
    slider.value = value
    slider.sendActions(for: .valueChanged)
  }

  /// Chooses a date.
  public func pick(_ date: Date, in label: String) throws(HeadlessTouchError) {
    let picker: UIDatePicker = try control(label)
    picker.date = date
    picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func control<Control: UIControl>(
    _ label: String
  ) throws(HeadlessTouchError) -> Control {
    let target = try target(label) { $0.object is Control && $0.labels.contains(label) }
    guard let control = target.object as? Control else {
      throw HeadlessTouchError(label: label, reason: .notFound, tappable: tappable)
    }
    return control
  }

  private func type(
    _ text: String, into target: TouchTarget, _ label: String
  ) throws(HeadlessTouchError) {
    guard let field = target.field else {
      throw HeadlessTouchError(label: label, reason: .notATextField, tappable: tappable)
    }
    guard field.becomeFirstResponder() else {
      throw HeadlessTouchError(label: label, reason: .disabled, tappable: tappable)
    }
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  /// The frontmost control of the name; a tab's item after all others, and the way back after that.
  private func target(
    _ label: String, where isMeant: (TouchTarget) -> Bool
  ) throws(HeadlessTouchError) -> TouchTarget {
    let targets = targets
    let meant = targets.filter(isMeant)
    // The button that leads back has the title of the screen beneath, as that screen's tab may.
    let found = meant.last { !$0.isTab && !$0.isBack } ?? meant.last(where: \.isTab) ?? meant.last
    if let found { return found }
    throw HeadlessTouchError(
      label: label, reason: reason(where: isMeant),
      tappable: targets.flatMap(\.labels.first.asArray))
  }

  var targets: [TouchTarget] { search?.found ?? [] }

  /// The lists that a finger reaches, from back to front.
  var lists: [any ListOwner] { search?.lists ?? [] }

  private var search: TouchSearch? {
    // A touch is a separate event: changes of the event before have been laid out.
    layoutIfNeeded()
    guard let window = frontWindow, !window.isPresentationRunning else { return nil }
    // A part's transition or a rotation keeps every touch away; a stack's only those to the stack.
    guard running.allSatisfy({ $0.isStack || $0.isTabs }) else { return nil }
    var search = TouchSearch(profile: profile)
    search.collect(window)
    return search
  }

  /// What a finger would reach without obstacles, in all windows.
  private var everyTarget: [TouchTarget] {
    var search = TouchSearch(profile: profile, ignoresObstacles: true)
    for window in scene.windows { search.collect(window) }
    return search.found
  }

  private func reason(where isMeant: (TouchTarget) -> Bool) -> HeadlessTouchError.Reason {
    let found = everyTarget.last(where: isMeant)
    if isTransitioning { return .transitioning }
    return found.map { $0.hindrance ?? .covered } ?? .notFound
  }
}

extension Optional {
  fileprivate var asArray: [Wrapped] { map { [$0] } ?? [] }
}
