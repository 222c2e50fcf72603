/// Tells a stack's readers that the tree, or what is asked of the stack, has changed.
@MainActor protocol StackObserving: AnyObject {
  /// Whether it stands in the tree, or something is asked of it.
  var isOpen: Bool { get }

  func refresh()
}
