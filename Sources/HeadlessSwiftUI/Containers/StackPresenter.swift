/// A view in a stack that presents one more screen in it (S15).
@MainActor final class StackPresenter {
  weak var node: ViewNode?
  var item: AnyHashable?
  var content: () -> ErasedView = { ErasedView.of(EmptyView()) }
  var clear: () -> Void = {}

  init(_ node: ViewNode) { self.node = node }

  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var entry: StackEntry? { item.map { .presented(id, $0) } }
}
