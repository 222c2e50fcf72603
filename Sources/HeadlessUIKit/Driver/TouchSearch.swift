import Foundation

/// The walk through the views that a finger can reach.
@MainActor struct TouchSearch {
  let profile: HeadlessProfile
  /// Whether hidden, covered and disabled things are found too, to tell why they cannot be touched.
  var ignoresObstacles = false
  private(set) var found: [TouchTarget] = []
  /// The tables and collections, from back to front.
  private(set) var lists: [any ListOwner] = []
  /// The obstacle that keeps touches from all controls at the current place of the search.
  private var hindrance: HeadlessTouchError.Reason?
  /// The height from which on down cards cover what is behind them; nil where none does.
  private var shade: CGFloat?

  init(profile: HeadlessProfile, ignoresObstacles: Bool = false) {
    self.profile = profile
    self.ignoresObstacles = ignoresObstacles
  }

  mutating func collect(_ view: UIView) {
    let outer = hindrance
    defer { hindrance = outer }
    hindrance = outer ?? hindrance(of: view)
    guard ignoresObstacles || hindrance == nil else { return }
    if let stack = view.controller as? UINavigationController, stack.run != nil,
      profile < .iOS26, !ignoresObstacles
    {
      // Before iOS 26 neither bar nor screens answer while a stack moves (U46).
      return
    }
    switch view {
    case let bar as UITabBar: collectTabs(of: bar)
    case let bar as UINavigationBar: collectButtons(of: bar)
    case let control as UIControl: collectControl(control)
    case let list as any ListOwner: collectRows(of: list)
    default:
      collectTaps(of: view)
      collectSubviews(of: view)
    }
  }

  /// A view that recognises taps is behind the controls in it.
  private mutating func collectTaps(of view: UIView) {
    guard let recognizer = view.recognizer(UITapGestureRecognizer.self),
      recognizer.numberOfTapsRequired == 1
    else { return }
    let labels = [view.accessibilityLabel].compactMap { $0 } + view.accessibleLabels
    found.append(
      TouchTarget(
        object: view, labels: labels + [view.accessibilityIdentifier].compactMap { $0 },
        hindrance: hindrance
      ) { recognizer.recognize() })
  }

  private mutating func collectSubviews(of view: UIView) {
    let subviews = view.subviewList
    let first = ignoresObstacles ? 0 : subviews.lastIndex { $0.covers(view) } ?? 0
    guard view is UIWindow else {
      for subview in subviews[first...] { collect(subview) }
      return
    }
    for (place, subview) in subviews.enumerated().dropFirst(first) {
      shade = UIView.shade(of: subviews[(place + 1)...])
      collect(subview)
    }
  }

  /// The obstacle that keeps touches from a view and its subviews; nil when there is none.
  private func hindrance(of view: UIView) -> HeadlessTouchError.Reason? {
    if let shade, view.isBehind(shade) { return .covered }
    return view.hindrance
  }

  private mutating func collectRows(of list: any ListOwner) {
    lists.append(list)
    let subviews = list.subviewList
    let first = ignoresObstacles ? 0 : subviews.lastIndex { $0.covers(list) } ?? 0
    for subview in subviews[first...] {
      if let place = list.tiles.place(of: subview) { collectRow(subview, at: place, in: list) }
      collect(subview)
    }
  }

  /// A row is behind the controls in its cell.
  private mutating func collectRow(
    _ cell: UIView, at place: IndexPath, in list: any ListOwner
  ) {
    let hindrance = hindrance ?? hindrance(of: cell)
    guard ignoresObstacles || hindrance == nil else { return }
    let labels = [cell.accessibilityLabel].compactMap { $0 } + cell.accessibleLabels
    var target = TouchTarget(
      object: cell, labels: labels + [cell.accessibilityIdentifier].compactMap { $0 },
      hindrance: hindrance
    ) { list.tapped(at: place) }
    target.isRow = true
    found.append(target)
    guard let table = list as? UITableView, (cell as? UITableViewCell)?.hasAccessoryButton == true
    else { return }
    found.append(
      TouchTarget(object: cell, labels: ["More Info"], hindrance: hindrance) {
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: place)
      })
  }

  private mutating func collectControl(_ control: UIControl) {
    guard control.isEnabled || ignoresObstacles else { return }
    let hindrance = hindrance ?? (control.isEnabled ? nil : .disabled)
    if let field = control as? UITextField {
      let labels = [field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier]
      found.append(
        TouchTarget(
          object: field, labels: labels.compactMap { $0 }, hindrance: hindrance, field: field
        ) { field.becomeFirstResponder() })
      return
    }
    if !control.parts.isEmpty { return collectParts(of: control, hindrance) }
    let title = (control as? UIButton)?.currentTitle
    let labels = [title, control.accessibilityLabel, control.accessibilityIdentifier]
    found.append(
      TouchTarget(object: control, labels: labels.compactMap { $0 }, hindrance: hindrance) {
        control.sendActions(for: .touchDown)
        if let menu = control.primaryMenu { return control.screen.open(menu, from: control) }
        control.tapped()
      })
  }

  private mutating func collectParts(
    of control: UIControl, _ hindrance: HeadlessTouchError.Reason?
  ) {
    for part in control.parts where part.isEnabled || ignoresObstacles {
      found.append(
        TouchTarget(
          object: control, labels: [part.label].compactMap { $0 },
          hindrance: hindrance ?? (part.isEnabled ? nil : .disabled), tap: part.tap))
    }
  }

  private mutating func collectTabs(of bar: UITabBar) {
    guard let tabs = bar.tabOwner else { return }
    for place in tabs.places where place.isEnabled || ignoresObstacles {
      found.append(
        TouchTarget(
          object: place.object, labels: place.labels.compactMap { $0 }, isTab: true,
          hindrance: place.isEnabled ? hindrance : .disabled, tap: place.tap))
    }
  }

  private mutating func collectButtons(of bar: UINavigationBar) {
    guard let stack = bar.stackOwner?.frontColumn, let item = bar.topItem else { return }
    // The bar stands for all columns below the front one, of which any may move.
    let moves = sequence(first: stack, next: \.lowerColumn).contains { $0.run != nil }
    if moves, profile < .iOS26, !ignoresObstacles { return }
    for subview in bar.subviewList { collect(subview) }
    if bar.shownSearch?.hidesBar == true, !ignoresObstacles { return }
    if let back = stack.wayBack, item.showsBackButton { collectBack(on: bar, of: back, item) }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      collectBarButton(button, on: bar)
    }
    if let view = item.titleView { collect(view) }
  }

  private mutating func collectBack(
    on bar: UINavigationBar, of stack: UINavigationController, _ item: UINavigationItem
  ) {
    let below = bar.backItem
    let title = below?.backButtonTitle ?? below?.backBarButtonItem?.title ?? below?.title
    let labels = ["Back"] + [title].compactMap { $0 }
    found.append(
      TouchTarget(object: bar, labels: labels, hindrance: hindrance) {
        if let action = item.backAction {
          action.perform(from: item)
        } else {
          stack.popViewController(animated: true)
        }
      })
  }

  private mutating func collectBarButton(_ button: UIBarButtonItem, on bar: UINavigationBar) {
    guard (button.isEnabled && !button.isHidden) || ignoresObstacles else { return }
    if let view = button.customView {
      collect(view)
      return
    }
    let labels = [button.label, button.title, button.accessibilityIdentifier].compactMap { $0 }
    let own: HeadlessTouchError.Reason? =
      button.isHidden ? .hidden : button.isEnabled ? nil : .disabled
    found.append(
      TouchTarget(object: button, labels: labels, hindrance: hindrance ?? own) {
        if let action = button.primaryAction {
          action.perform(from: button)
        } else if let menu = button.menu {
          HeadlessScreen.current.open(menu, from: button)
        } else if let action = button.action {
          TargetAction(button.target, action).send(
            from: button, chain: bar.stackOwner?.frontColumn.topViewController)
        }
      })
  }
}

extension UIView {
  /// The obstacle that keeps touches from a view and its subviews; nil when there is none.
  fileprivate var hindrance: HeadlessTouchError.Reason? {
    if isHidden || alpha <= 0.01 { return .hidden }
    return isUserInteractionEnabled ? nil : .disabled
  }

  /// Whether this view keeps every touch from what stands behind it in the same superview.
  fileprivate func covers(_ superview: UIView) -> Bool {
    guard hindrance == nil else { return false }
    if let container = self as? PresentationContainerView { return !container.isPassedThrough }
    let bounds = superview.bounds
    return (controller != nil || !bounds.isEmpty) && storedFrame.contains(bounds)
  }
}
