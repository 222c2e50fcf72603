extension View {
  /// Says whether the controls in the view can be used.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modified(by: DisabledModifier(isDisabled: disabled))
  }

  /// Says whether touches reach the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modified(by: HitTestingModifier(isEnabled: enabled))
  }

  /// Says how much shines through the view.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity))
  }

  /// Keeps the view's place, but neither shows it nor lets a user reach it.
  nonisolated public func hidden() -> some View { modified(by: HiddenModifier()) }

  /// Does something when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modified(by: TapModifier(count: count, action: action))
  }
}

private struct DisabledModifier: NodeModifier {
  let isDisabled: Bool

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(enabled: !isDisabled, content)
  }
}

private struct HitTestingModifier: NodeModifier {
  let isEnabled: Bool

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(hittable: isEnabled, content)
  }
}

private struct OpacityModifier: NodeModifier {
  let opacity: Double

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(visible: opacity > 0, content)
  }
}

private struct HiddenModifier: NodeModifier {
  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(visible: false) { scribe.with(hiddenFromAccessibility: true, content) }
  }
}

private struct TapModifier: NodeModifier {
  let count: Int
  let action: () -> Void

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    let before = scribe.current.children.count
    content()
    // A tap on a child performs the action, unless the child has its own.
    for made in scribe.current.children.dropFirst(before) where made.action == nil {
      made.action = action
    }
  }
}
