/// Tells a stack's readers that the tree changed.
@MainActor protocol StackObserving: AnyObject {
  func refresh()
}
