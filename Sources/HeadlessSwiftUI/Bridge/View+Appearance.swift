extension View {
  /// Does something before the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something after the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs a task from the view's appearance to its disappearance.
  @available(iOS 15.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: TaskModifier(identity: nil, priority: priority, action: action))
  }

  /// Runs a task from the view's appearance to its disappearance, anew for another value.
  @available(iOS 15.0, *)
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modified(
      by: TaskModifier(
        identity: AnyHashable(EqualityKey(value: value)), priority: priority, action: action))
  }
}

/// Lets values that are only equatable be compared behind one type.
private struct EqualityKey<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}

private struct AppearanceModifier: NodeModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func update(_ node: ViewNode) {
    let actions = node.attachment as? AppearanceActions ?? AppearanceActions(node.graph)
    node.attachment = actions
    (actions.onAppear, actions.onDisappear) = (onAppear, onDisappear)
  }

  func remove(_ node: ViewNode) { (node.attachment as? AppearanceActions)?.didDisappear() }
}

private struct TaskModifier: NodeModifier {
  let identity: AnyHashable?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func update(_ node: ViewNode) {
    let start: () -> Task<Void, Never> = { [priority, action] in
      // Begins where the views are, so that a turn later it has begun.
      Task(priority: priority) { @MainActor in await action() }
    }
    if let known = node.attachment as? ViewTask {
      known.start = start
      known.restart(for: identity)
    } else {
      node.attachment = ViewTask(identity: identity, start: start)
    }
  }

  func remove(_ node: ViewNode) { (node.attachment as? ViewTask)?.didDisappear() }
}
