/// Something that does something when it is tapped.
public struct Button<Label> where Label: View {
  let action: @MainActor () -> Void
  let label: Label
  var role: ButtonRole?

  /// Creates a button.
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
}

extension Button: View, PrimitiveView {
  /// A button is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren { node.place(label, at: .content, node.context) }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.button, node) {
      $0.action = action
      $0.role = role
    }
  }
}

extension Button {
  /// Creates a button with a role.
  @available(iOS 15.0, *)
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
    self.role = role
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  @available(iOS 15.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text and a role.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}
