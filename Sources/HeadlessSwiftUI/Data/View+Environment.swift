public import Observation

extension View {
  /// Sets a value of the environment for the view and everything in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modified(by: EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the view and everything in it.
  @available(iOS 17.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    modified(by: EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for the view and everything in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modified(by: TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
  }
}

private protocol EnvironmentChange: NodeModifier {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentChange {
  @MainActor func apply(to context: inout ViewContext, at node: ViewNode) {
    let memo = node.attachment as? EnvironmentMemo ?? EnvironmentMemo()
    node.attachment = memo
    context.environment = memo.apply(
      to: context.environment, node.graph.comparison, change)
  }
}

private struct EnvironmentModifier<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

private struct EnvironmentObjectModifier<Object: AnyObject & Observable>: EnvironmentChange {
  let object: Object?

  func change(_ environment: inout EnvironmentValues) { environment[Object.self] = object }
}

private struct TransformEnvironmentModifier<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
