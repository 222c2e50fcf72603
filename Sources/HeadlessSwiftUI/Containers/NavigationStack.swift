/// A stack of screens: a root, and a screen for each element of a path.
@available(iOS 16.0, *)
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  let path: StackPath?

  /// Creates a stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of any elements.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(erased: path)
  }

  /// Creates a stack with a path of elements of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(path)
  }
}

extension NavigationStack: View, PrimitiveView {
  /// A stack is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let model = node.attachment as? StackModel ?? StackModel(node)
    node.attachment = model
    guard !node.isOwnOnly else {
      model.updatePath()
      return
    }
    model.path = path?.access ?? model.ownPath
    model.update(root: ErasedView.of(root))
  }

  func inherit(_ node: ViewNode) { (node.attachment as? StackModel)?.inherit() }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    (node.attachment as? StackModel)?.describe(into: scribe)
  }

  func remove(_ node: ViewNode) { (node.attachment as? StackModel)?.remove() }
}
