/// What stands at one height of a stack.
enum StackEntry: Hashable {
  case root
  case element(AnyHashable)
  /// A screen that a view in the stack presents (S15).
  case presented(ObjectIdentifier, AnyHashable)
  /// A controller that code of UIKit's has pushed, by the name of its type (S78).
  case foreign(ObjectIdentifier, String)

  var label: String {
    switch self {
    case .root: "root"
    case .element(let value): "\(value.base)"
    case .presented(_, let value): "\(value.base)"
    case .foreign(_, let type): type
    }
  }
}

/// One height of a stack with the screen that stands there, once it was built.
@MainActor final class StackScreen {
  let entry: StackEntry
  var host: ScreenHost?
  /// Stands for the screen until it is built.
  private lazy var unbuilt = UIViewController()

  var controller: UIViewController { host?.controller ?? unbuilt }

  init(_ entry: StackEntry) { self.entry = entry }
}
