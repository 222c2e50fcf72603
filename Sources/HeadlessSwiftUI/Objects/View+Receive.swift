extension View {
  /// Does something with each value of a publisher while the view is in the tree.
  ///
  /// Another publisher is subscribed to anew; one that is the same, by the comparison that decides
  /// about evaluating views, is kept. Values must come on the main actor.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modified(by: ReceiveModifier(publisher: publisher, action: action))
  }
}

private struct ReceiveModifier<Source: Publisher>: NodeModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor private final class Receiver {
    let publisher: Source
    var action: (Source.Output) -> Void
    var subscription: AnyCancellable?

    init(_ publisher: Source, action: @escaping (Source.Output) -> Void) {
      self.publisher = publisher
      self.action = action
    }

    /// What comes during an update, such as a first value, waits for its end.
    func receive(_ value: Source.Output, in graph: ViewGraph) {
      guard ViewUpdate.isRunning else { return action(value) }
      graph.afterRound { [weak self] in self?.action(value) }
    }
  }

  func update(_ node: ViewNode) {
    if let known = node.attachment as? Receiver,
      node.graph.comparison.isSame(known.publisher, publisher)
    {
      known.action = action
      return
    }
    let made = Receiver(publisher, action: action)
    node.attachment = made
    made.subscription = publisher.sink { [weak made, weak graph = node.graph] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated {
        guard let graph else { return }
        made?.receive(value, in: graph)
      }
    }
  }
}
