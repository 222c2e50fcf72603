extension View {
  /// Says whether assistive technology passes over the view.
  @available(iOS 14.0, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified(by: AccessibilityHiddenModifier(isHidden: hidden))
  }

  /// Names the view for assistive technology.
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modified(by: AccessibilityLabelModifier(label: label.string))
  }

  /// Names the view for assistive technology.
  @available(iOS 14.0, *)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modified(by: AccessibilityLabelModifier(label: labelKey.key))
  }

  /// Names the view for assistive technology.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    modified(by: AccessibilityLabelModifier(label: String(label)))
  }

  /// Names the view for tests.
  @available(iOS 14.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(by: AccessibilityIdentifierModifier(identifier: identifier))
  }

  /// Says what the view is.
  @available(iOS 14.0, *)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(by: PlainModifier())
  }

  /// Does something when assistive technology asks for it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modified(by: AccessibilityActionModifier(kind: actionKind, action: handler))
  }
}

/// The kinds of actions that assistive technology can perform.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important thing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  private init(names: Set<String>) { self.names = names }

  /// Says nothing.
  public init() { names = [] }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits(names: ["button"])
  /// It stands above others.
  public static let isHeader = AccessibilityTraits(names: ["header"])
  /// It covers everything else.
  public static let isModal = AccessibilityTraits(names: ["modal"])

  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.union(other.names))
  }

  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.intersection(other.names))
  }

  /// The traits of one of them alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.symmetricDifference(other.names))
  }

  /// Whether everything is said here that another says.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Says more.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Says less.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Says more.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    names.formUnion(newMember.names)
    return common.names.isEmpty ? nil : common
  }

  /// Says what either says.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Says what both say.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Says what one alone says.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}

private struct AccessibilityHiddenModifier: NodeModifier {
  let isHidden: Bool

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(hiddenFromAccessibility: isHidden, content)
  }
}

private struct AccessibilityLabelModifier: NodeModifier {
  let label: String

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(name: label, content)
  }
}

private struct AccessibilityIdentifierModifier: NodeModifier {
  let identifier: String

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(identifier: identifier, content)
  }
}

private struct AccessibilityActionModifier: NodeModifier {
  let kind: AccessibilityActionKind
  let action: () -> Void

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    if kind == .escape { (scribe.layer ?? scribe.current).escape = action }
    content()
  }
}
