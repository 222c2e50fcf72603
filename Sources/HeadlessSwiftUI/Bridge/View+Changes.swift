public import Foundation

extension View {
  /// Does something after an update in which a value changed.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable {
    modified(by: ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something after an update in which a value changed.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modified(by: ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Does something with an address that the scene is to open.
  @available(iOS 14.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(by: OpenURLModifier(action: action))
  }
}

private struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  func update(_ node: ViewNode) {
    guard let last = node.attachment as? Last else {
      node.attachment = Last(value)
      if initial { node.graph.afterRound { action(value, value) } }
      return
    }
    guard last.value != value else { return }
    let old = last.value
    last.value = value
    node.graph.afterRound { action(old, value) }
  }
}

/// A view's action for addresses.
@MainActor final class URLHandler {
  var action: (URL) -> Void

  init(_ action: @escaping (URL) -> Void) { self.action = action }
}

private struct OpenURLModifier: NodeModifier {
  let action: (URL) -> Void

  func update(_ node: ViewNode) {
    let handler = node.attachment as? URLHandler ?? URLHandler(action)
    handler.action = action
    node.attachment = handler
  }
}
