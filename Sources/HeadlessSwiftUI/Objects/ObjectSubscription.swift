/// The subscription of a view's property to an object, which brings the view back before the object
/// changes.
final class ObjectSubscription {
  private var object: ObjectIdentifier?
  private var subscription: AnyCancellable?

  /// Follows an object; the one that it follows already it keeps.
  @MainActor func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
    guard self.object != ObjectIdentifier(object) else { return }
    self.object = ObjectIdentifier(object)
    let (queue, mark) = (node.graph.queue, node.mark)
    subscription = object.objectWillChange.sink { [weak stage = node.graph.stage] _ in
      if ViewUpdate.isRunning { ObjectSubscription.report(to: stage) }
      queue.insert(mark, generation: nil, for: .content, TransactionScope.current)
    }
  }

  /// Only an update of views, on the main actor, comes here.
  private static func report(to stage: Stage?) {
    MainActor.assumeIsolated {
      stage?.report("Publishing changes from within view updates is not allowed")
    }
  }
}
