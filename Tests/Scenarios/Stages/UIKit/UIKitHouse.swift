import PortolanUIKit

/// A container of the app's own: a button for each room, and the chosen room beneath.
final class UIKitHouse: MemberViewController {
  private let choose: (Int) -> Void
  private let bar = UIView()

  init(_ title: String, choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  override var memberFrame: CGRect {
    view.bounds.divided(atDistance: 50, from: .minYEdge).remainder
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
    view.addSubview(bar)
  }

  override func setMembers(_ members: [UIViewController], selected position: Int) {
    super.setMembers(members, selected: position)
    for button in bar.subviews { button.removeFromSuperview() }
    for (place, member) in members.enumerated() {
      let action = UIAction(title: member.tabBarItem.title ?? "") { [choose] _ in choose(place) }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 100 * CGFloat(place), y: 0, width: 100, height: 50)
      bar.addSubview(button)
    }
  }
}
