import PortolanWindows

/// The delegate of ours that stands in front of the app's delegate of one container.
///
/// It answers what the host needs, and passes the rest on to the app's delegate, which it holds weakly as UIKit does.
class DelegateFront: ForwardingDelegate {
  let reports: ContainerReports
  private(set) weak var container: (any Delegating)?
  private var hasStood = false
  /// Whether it was reported that other code has set a delegate.
  var isReported = false

  init(_ reports: ContainerReports, of container: any Delegating) {
    (self.reports, self.container) = (reports, container)
    super.init()
    Self.add(self, of: container)
    stand()
  }

  /// The container's delegate.
  final var current: (any NSObjectProtocol)? {
    get { container?.anyDelegate }
    set { container?.anyDelegate = newValue }
  }

  /// Stands in front again where other code has set a delegate; true when that came late.
  ///
  /// A container that is its own delegate sets that when its view is loaded.
  @discardableResult final func stand() -> Bool {
    if calls.isCircle {
      // The app's delegate leads back to this one, and tells it of all.
      if current === self { current = app }
      return false
    }
    guard current !== self else { return false }
    let found = current
    let isLate = hasStood && found != nil && found !== app && found !== container
    app = found
    current = self
    hasStood = true
    return isLate
  }

  /// Stands in front again although something moves, where nothing moves that the delegate is asked for;
  /// true when other code has set one late.
  func follow() -> Bool { false }

  /// Brings back the members of the map where other code has set others, at one position or at any;
  /// false where it has not.
  func bringsBackMembers(at position: Int?) -> Bool { false }

  /// Lets UIKit read anew which methods there are.
  final func renew() {
    guard current === self else { return }
    current = nil
    current = self
  }

  // MARK: The delegates of all containers

  private struct Weak {
    weak var front: DelegateFront?

    init(_ front: DelegateFront) { self.front = front }
  }

  private static var all: [ObjectIdentifier: Weak] = [:]
  /// How many there may be before those that have gone are let go.
  private static var bound = 64

  private static func add(_ front: DelegateFront, of container: any Delegating) {
    all[ObjectIdentifier(container)] = Weak(front)
    guard all.count > bound else { return }
    all = all.filter { $0.value.front?.container != nil }
    bound = max(64, 2 * all.count)
  }

  /// The delegate of ours in front of a container's; nil for a container of other code.
  static func of(_ container: any Delegating) -> DelegateFront? {
    let front = all[ObjectIdentifier(container)]?.front
    return front?.container === container ? front : nil
  }
}
