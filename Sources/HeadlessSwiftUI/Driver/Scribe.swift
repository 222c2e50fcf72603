internal import HeadlessUIKit

/// Writes down what a user meets.
@MainActor final class Scribe {
  private(set) var current: HeadlessNode
  private(set) var screen: HeadlessNode?
  private(set) var layer: HeadlessNode?
  private var isEnabled = true
  private var isHittable = true
  /// Whether touches reach what stands at the lower edge, as the bar of tabs does.
  private(set) var isFootHittable = true
  private var isVisible = true
  private var isLeaving = false
  private var isHiddenFromAccessibility = false
  private var identifier: String?
  private var name: String?
  private var press: (() -> Void)?
  private var isLeading = false
  private var look = HeadlessLook()

  init(_ root: HeadlessNode) {
    current = root
    screen = root
    layer = root
  }

  /// The texts of a view, in one line.
  static func text(of node: ViewNode) -> String {
    let scratch = HeadlessNode(.window, label: "")
    node.describe(into: Scribe(scratch))
    return scratch.texts.joined(separator: " ")
  }

  /// Describes a node with its descendants.
  func element(_ kind: HeadlessNode.Kind, label: String, _ inside: (HeadlessNode) -> Void) {
    let made = HeadlessNode(kind, label: name ?? label)
    made.isEnabled = isEnabled
    made.isVisible = isVisible
    made.isHittable = isHittable && !isLeaving
    made.isLeaving = isLeaving
    made.isHiddenFromAccessibility = isHiddenFromAccessibility
    made.accessibilityIdentifier = identifier
    made.press = press
    made.isLeading = isLeading
    made.look = look
    let before = (current, screen, layer, identifier, name)
    current.children.append(made)
    (current, identifier, name) = (made, nil, nil)
    switch kind {
    case .screen, .tab, .column: screen = made
    case _ where kind.isLayer: (screen, layer) = (made, made)
    default: break
    }
    inside(made)
    (current, screen, layer, identifier, name) = before
  }

  /// Writes a control down, named after the texts of its label.
  func control(
    _ kind: HeadlessNode.Kind, _ node: ViewNode, _ inside: (HeadlessNode) -> Void
  ) {
    control(kind, named: node.children, inside)
  }

  func control(
    _ kind: HeadlessNode.Kind, named label: [ViewNode], _ inside: (HeadlessNode) -> Void
  ) {
    let scratch = HeadlessNode(.window, label: "")
    let inner = Scribe(scratch)
    for part in label { part.describe(into: inner) }
    let named = scratch.namedParts.joined(separator: " ")
    element(kind, label: named, inside)
  }

  func with(hittable: Bool, _ body: () -> Void) {
    let before = isHittable
    isHittable = isHittable && hittable
    body()
    isHittable = before
  }

  func with(footHittable: Bool, _ body: () -> Void) {
    let before = isFootHittable
    isFootHittable = footHittable
    body()
    isFootHittable = before
  }

  /// Everything inside opens a menu for a finger that rests on it.
  func with(press: @escaping () -> Void, _ body: () -> Void) {
    let before = self.press
    self.press = press
    body()
    self.press = before
  }

  /// Everything inside stands at the leading end of a bar, or does not.
  func with(leading: Bool, _ body: () -> Void) {
    let before = isLeading
    isLeading = leading
    body()
    isLeading = before
  }

  /// Texts inside look so, unless they say otherwise.
  func with(look inner: HeadlessLook, _ body: () -> Void) {
    let before = look
    look = inner.inside(before)
    body()
    look = before
  }

  func with(enabled: Bool, _ body: () -> Void) {
    let before = isEnabled
    isEnabled = isEnabled && enabled
    body()
    isEnabled = before
  }

  func with(visible: Bool, _ body: () -> Void) {
    let before = isVisible
    isVisible = isVisible && visible
    body()
    isVisible = before
  }

  func with(leaving: Bool, _ body: () -> Void) {
    let before = isLeaving
    isLeaving = isLeaving || leaving
    body()
    isLeaving = before
  }

  func with(hiddenFromAccessibility: Bool, _ body: () -> Void) {
    let before = isHiddenFromAccessibility
    isHiddenFromAccessibility = isHiddenFromAccessibility || hiddenFromAccessibility
    body()
    isHiddenFromAccessibility = before
  }

  /// Goes into a container, whose view UIKit may hide by itself (S67).
  func within(
    _ container: UIViewController, _ reach: HeadlessViewAssumptions.Reach, _ body: () -> Void
  ) {
    let before = isHiddenFromAccessibility
    isHiddenFromAccessibility =
      (reach == .everything && before) || container.viewIfLoaded?.isConcealed == true
    body()
    isHiddenFromAccessibility = before
  }

  func with(identifier: String, _ body: () -> Void) {
    let before = self.identifier
    self.identifier = identifier
    body()
    self.identifier = before
  }

  func with(name: String, _ body: () -> Void) {
    let before = self.name
    self.name = name
    body()
    self.name = before
  }
}

extension UIView {
  /// Whether this view or one around it is hidden from assistive technology.
  fileprivate var isConcealed: Bool {
    accessibilityElementsHidden || superview?.isConcealed == true
  }
}

extension HeadlessNode {
  /// The name of a control: its texts, and the labels of its pictures.
  fileprivate var namedParts: [String] {
    let own = kind == .text || (kind == .image && !label.isEmpty) ? [label] : []
    return own + children.flatMap(\.namedParts)
  }
}
