import Observation

/// The stacks that somebody reads.
///
/// One that is open is kept, since its readers hold only what they read; of others it is enough to
/// tell those who looked when anything opens.
@MainActor final class StackShelf {
  private var open: [AnyRoute: any StackObserving] = [:]
  private var others: [AnyRoute: WeakReference] = [:]
  private let absent = Absence()

  /// Who read a stack that is not open.
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

  /// The stack in which a route stands first; the same object while it is open or somebody holds it.
  func stack<R: NavigationRoute>(_ route: R, in scene: SceneNavigator) -> RouteStack<R> {
    let name = AnyRoute(route)
    if let known = (open[name] ?? others[name]?.object) as? RouteStack<R> { return known }
    let stack = RouteStack<R>(name, in: scene)
    if stack.isOpen { open[name] = stack } else { others[name] = WeakReference(stack) }
    return stack
  }

  /// Notes who reads a stack.
  func read(_ stack: any StackObserving) {
    if !stack.isOpen { absent.read() }
  }

  /// Tells the readers of stacks that are another by now.
  func refresh(hasNewNodes: Bool) {
    for (name, stack) in open {
      stack.refresh()
      guard !stack.isOpen else { continue }
      open[name] = nil
      others[name] = WeakReference(stack)
    }
    for (name, reference) in others {
      guard let stack = reference.object as? any StackObserving else {
        others[name] = nil
        continue
      }
      stack.refresh()
      guard stack.isOpen else { continue }
      others[name] = nil
      open[name] = stack
    }
    if hasNewNodes { absent.tell() }
  }
}

/// Tells a stack's readers that the tree, or what is asked of the stack, has changed.
@MainActor protocol StackObserving: AnyObject {
  /// Whether it stands in the tree, or something is asked of it.
  var isOpen: Bool { get }

  func refresh()
}
