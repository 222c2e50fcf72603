import Observation

/// The stacks that have readers.
///
/// An open stack is held, since observers hold only the values that they read. For others it is
/// enough to tell all readers when any stack opens.
@MainActor final class StackShelf {
  private struct Entry {
    weak var stack: (any StackObserving)?
    /// The stack while it is open.
    var hold: (any StackObserving)?
  }

  private var entries: [AnyRoute: Entry] = [:]
  private let absent = Absence()

  /// Tells the readers of stacks that are not open.
  @MainActor @Observable fileprivate final class Absence {
    private var changes = 0
    @ObservationIgnored private var hasReaders = false

    func read() {
      hasReaders = true
      _ = changes
    }

    func tell() {
      guard hasReaders else { return }
      hasReaders = false
      changes += 1
    }
  }

  /// The stack that begins with a route; the same object while it is open or held elsewhere.
  func stack<R: NavigationRoute>(_ route: R, in scene: SceneNavigator) -> RouteStack<R> {
    let name = AnyRoute(route)
    if let known = entries[name]?.stack as? RouteStack<R> { return known }
    let stack = RouteStack<R>(name, in: scene)
    entries[name] = Entry(stack: stack, hold: stack.isOpen ? stack : nil)
    return stack
  }

  /// Registers the reader of a stack.
  func read(_ stack: any StackObserving) {
    if !stack.isOpen { absent.read() }
  }

  /// Tells the readers of the stacks that have changed.
  func refresh(hasNewNodes: Bool) {
    for (name, entry) in entries {
      guard let stack = entry.stack else {
        entries[name] = nil
        continue
      }
      stack.refresh()
      entries[name]?.hold = stack.isOpen ? stack : nil
    }
    if hasNewNodes { absent.tell() }
  }
}

/// Tells a stack's readers that the tree, or the path that was requested, has changed.
@MainActor protocol StackObserving: AnyObject {
  /// Whether the stack is in the tree, or a path was requested.
  var isOpen: Bool { get }

  func refresh()
}
