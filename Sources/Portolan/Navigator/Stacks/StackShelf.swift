import Observation

/// The `RouteStack` objects of a scene, and their observers.
///
/// An open stack is held strongly, since its observers do not hold it. A stack that is not open is
/// held weakly: its observers are told whenever a new node may have opened it.
@MainActor final class StackShelf {
  private struct Entry {
    weak var stack: (any StackObserving)?
    /// A strong reference to the stack while it is open.
    var hold: (any StackObserving)?
  }

  /// A stack may be read as one of its own route type and as one of `AnyRoute`.
  private struct Name: Hashable {
    let route: AnyRoute
    let type: ObjectIdentifier
  }

  private var entries: [Name: Entry] = [:]
  private let absent = Absence()

  /// Tells the observers of stacks that are not open to read them again.
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

  /// The stack whose first screen is `route`; the same object while it is open or held elsewhere.
  func stack<R: NavigationRoute>(_ route: R, in scene: SceneNavigator) -> RouteStack<R> {
    let name = Name(route: AnyRoute(route), type: ObjectIdentifier(R.self))
    if let known = entries[name]?.stack as? RouteStack<R> { return known }
    let stack = RouteStack<R>(name.route, in: scene)
    entries[name] = Entry(stack: stack, hold: stack.isOpen ? stack : nil)
    return stack
  }

  /// Registers the code that reads a stack as its observer, if the stack is not open.
  func read(_ stack: any StackObserving) {
    if !stack.isOpen { absent.read() }
  }

  /// Updates all stacks, and tells the observers of those that have changed.
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

/// A `RouteStack` without its route type, as the shelf updates it.
@MainActor protocol StackObserving: AnyObject {
  /// Whether the stack is in the tree, or a request for its path has not committed yet.
  var isOpen: Bool { get }

  func refresh()
}
