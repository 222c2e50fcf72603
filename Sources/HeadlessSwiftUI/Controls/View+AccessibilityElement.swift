extension View {
  /// Makes one element of the view for assistive technology, or a container of elements.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified(by: AccessibilityElementModifier(children: children))
  }
}

/// What becomes of the elements in a view that is an element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, combine, contain }

  let kind: Kind

  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

private struct AccessibilityElementModifier: NodeModifier {
  let children: AccessibilityChildBehavior

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.element(.group, label: "") { group in
      group.heard = children.kind
      content()
    }
  }
}
