public import Foundation
public import HeadlessUIKit

extension HeadlessScene {
  /// Taps a control by its label; of several the last one, which is the frontmost.
  ///
  /// Under a menu or an alert of UIKit's, its items are all that can be tapped.
  public func tap(_ label: String) throws(HeadlessTouchError) {
    if isCoveredByUIKit {
      return try perform { Result { () throws(HeadlessTouchError) in try screen.tap(label) } }.get()
    }
    let node = try target(label) { $0.action != nil && $0.kind != .tab }
    perform { node.action?() }
  }

  /// Taps a control of the newest nodes.
  ///
  /// - Throws: A `HeadlessTouchError` when it cannot be tapped now.
  public func tap(_ node: HeadlessNode) throws(HeadlessTouchError) {
    guard node.canBeTouched, let action = node.action else { throw error(for: node, .notFound) }
    perform { action() }
  }

  /// Lets a finger rest on a view with a context menu, called by its label.
  public func press(_ label: String) throws(HeadlessTouchError) {
    guard !isCoveredByUIKit else {
      throw HeadlessTouchError(label: label, reason: .covered, tappable: tappable)
    }
    let node = try target(label) { $0.press != nil }
    perform { node.press?() }
  }

  /// Taps by name: a control, else a tab's item, else the button that leads back.
  package func touch(_ name: String) throws(HeadlessTouchError) {
    if isCoveredByUIKit { return try tap(name) }
    if let node = touchable(name) { return perform { node.action?() } }
    if backNames.contains(name) { return try tapBack() }
    // Says why it cannot be touched.
    _ = try target(name) { $0.action != nil }
  }

  /// Whether something of a name can be tapped or typed into now.
  package func canTouch(_ name: String) -> Bool {
    isCoveredByUIKit
      ? screen.canTouch(name) : touchable(name) != nil || backNames.contains(name)
  }

  private func touchable(_ name: String) -> HeadlessNode? {
    let named = nodes.flat.filter { $0.isNamed(name) && $0.canBeTouched && $0.action != nil }
    return named.last { $0.kind != .tab } ?? named.last
  }

  /// Types into the field that has a title, replacing what stands there; other controls of the title do
  /// not count.
  public func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    let hasField = nodes.flat.contains { $0.write != nil && $0.isNamed(label) }
    let field = try target(label) { $0.write != nil || !hasField && $0.action != nil }
    guard let write = field.write else {
      throw HeadlessTouchError(label: label, reason: .notATextField, tappable: tappable)
    }
    perform {
      field.focus?()
      write(text)
    }
  }

  /// Types into a field of the newest nodes, replacing what stands there.
  ///
  /// - Throws: A `HeadlessTouchError` when it is no field, or cannot be touched now.
  public func type(_ text: String, into field: HeadlessNode) throws(HeadlessTouchError) {
    guard field.canBeTouched, let write = field.write else {
      throw error(for: field, .notATextField)
    }
    perform {
      field.focus?()
      write(text)
    }
  }

  /// Taps a tab's item in the frontmost bar.
  public func tapTab(_ label: String) throws(HeadlessTouchError) {
    let node = try target(label) { $0.kind == .tab }
    perform { node.action?() }
  }

  /// Taps the item at a place in the frontmost bar.
  public func tapTab(at index: Int) throws(HeadlessTouchError) {
    let bar = nodes.all(.tabs).last { $0.isHittable && $0.isVisible }
    guard let tabs = bar?.children, tabs.indices.contains(index) else {
      throw HeadlessTouchError(label: "tab \(index)", reason: .notFound, tappable: tappable)
    }
    guard tabs[index].isHittable else { throw error(for: tabs[index], .notFound) }
    perform { tabs[index].action?() }
  }

  /// Leaves the front screen as assistive technology does.
  public func performEscape() throws(HeadlessTouchError) {
    guard let node = nodes.flat.last(where: { $0.escape != nil && $0.isHittable }) else {
      throw HeadlessTouchError(label: "escape", reason: .notFound, tappable: tappable)
    }
    perform { node.escape?() }
  }

  /// The controls that can be tapped or typed into now.
  public var tappable: [String] {
    if isCoveredByUIKit { return screen.tappable }
    return nodes.flat.filter { $0.canBeTouched && ($0.action != nil || $0.write != nil) }.map(
      \.label)
  }

  /// Whether UIKit presents something in the window that touches reach, such as an alert.
  package var isCoveredByUIKit: Bool { screen.frontWindow?.isCoveredByUIKit == true }

  /// Opens an address: every handler in the tree is told.
  public func open(_ url: URL) {
    perform {
      for layer in stage.layers {
        layer.host?.root?.visitAll { node in
          (node.attachment as? URLHandler)?.action(url)
        }
      }
    }
  }

  /// Why a node cannot be touched, or that it can and is of another kind.
  private func error(
    for node: HeadlessNode, _ otherKind: HeadlessTouchError.Reason
  ) -> HeadlessTouchError {
    let reason =
      node.canBeTouched ? otherKind : isTransitioning ? .transitioning : node.hindrance
    return HeadlessTouchError(label: node.label, reason: reason, tappable: tappable)
  }

  func target(
    _ label: String, where matches: (HeadlessNode) -> Bool
  ) throws(HeadlessTouchError) -> HeadlessNode {
    let named = nodes.flat.filter { $0.isNamed(label) && matches($0) }
    if let found = named.last(where: \.canBeTouched) { return found }
    let reason: HeadlessTouchError.Reason =
      isTransitioning ? .transitioning : named.last?.hindrance ?? .notFound
    throw HeadlessTouchError(label: label, reason: reason, tappable: tappable)
  }
}

extension HeadlessNode {
  var flat: [HeadlessNode] { [self] + children.flatMap(\.flat) }
  func isNamed(_ name: String) -> Bool { label == name || accessibilityIdentifier == name }
  /// The obstacle that keeps touches away from a control.
  var hindrance: HeadlessTouchError.Reason {
    isEnabled ? isVisible ? .covered : .hidden : .disabled
  }
  var canBeTouched: Bool { isEnabled && isVisible && isHittable && !isLeaving }
}

extension ViewNode {
  /// Visits the nodes under this one, those of other screens included.
  func visitAll(_ body: (ViewNode) -> Void) {
    visit { node in
      body(node)
      if let stack = node.attachment as? StackModel {
        for screen in stack.screens { screen.host?.root?.visitAll(body) }
      } else if let tabs = node.attachment as? TabsModel {
        for tab in tabs.tabs { tab.host?.root?.visitAll(body) }
      } else if let split = node.attachment as? SplitModel {
        for column in split.columns { column.host?.root?.visitAll(body) }
      }
    }
  }
}
