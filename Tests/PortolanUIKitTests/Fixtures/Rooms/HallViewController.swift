import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A container with a bar above its members; each member has a button there.
final class HallViewController: MemberViewController {
  private let context: ScreenContext<Room>
  private let bar = UIView(frame: .zero)

  init(_ context: ScreenContext<Room>) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override var memberFrame: CGRect {
    CGRect(x: 0, y: 44, width: view.bounds.width, height: view.bounds.height - 44)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
  }

  override func setMembers(_ members: [UIViewController], selected position: Int) {
    super.setMembers(members, selected: position)
    for view in bar.subviews { view.removeFromSuperview() }
    for (place, member) in members.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(member.tabBarItem.title, for: .normal)
      button.addAction(
        UIAction { [context] _ in context.choose(place) }, for: .touchUpInside)
      bar.addSubview(button)
    }
  }
}

/// A container that answers when a test says so, or never, or twice.
final class SlowHall: UIViewController, MemberContainer {
  private(set) var members: [UIViewController] = []
  private(set) var selectedPosition = 0
  /// The places it was asked for, and what it was to call.
  var asked: [Int] = []
  var waiting: [() -> Void] = []

  func setMembers(_ members: [UIViewController], selected position: Int) {
    self.members = members
    selectedPosition = position
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    asked.append(position)
    waiting.append { [weak self] in
      self?.selectedPosition = position
      done()
    }
  }

  /// Somebody turned it.
  func turn(to position: Int) { selectedPosition = position }
}
