import PortolanUIKit

/// A container of our own: a button opens a menu of the sections, the chosen one fills the rest.
final class HamburgerViewController: MemberViewController {
  private let choose: (Int) -> Void
  private let toggle = UIButton(type: .system)
  private let menu = UIView(frame: .zero)

  init(choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.setTitle("☰", for: .normal)
    toggle.accessibilityLabel = "Sections"
    toggle.addAction(
      UIAction { [weak self] _ in self?.menu.isHidden.toggle() }, for: .touchUpInside)
    menu.isHidden = true
    view.addSubview(toggle)
    view.addSubview(menu)
    fillMenu()
  }

  override var memberFrame: CGRect {
    CGRect(x: 0, y: 88, width: view.bounds.width, height: view.bounds.height - 88)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    toggle.frame = CGRect(x: 20, y: 44, width: 44, height: 44)
    menu.frame = CGRect(x: 0, y: 88, width: 240, height: 44 * members.count)
  }

  override func setMembers(_ members: [UIViewController], selected position: Int) {
    super.setMembers(members, selected: position)
    if isViewLoaded { fillMenu() }
  }

  private func fillMenu() {
    for row in menu.subviews { row.removeFromSuperview() }
    for (place, member) in members.enumerated() {
      let row = UIButton(type: .system)
      row.setTitle(member.tabBarItem.title, for: .normal)
      row.frame = CGRect(x: 20, y: 44 * place, width: 200, height: 44)
      row.addAction(UIAction { [weak self] _ in self?.tapped(place) }, for: .touchUpInside)
      menu.addSubview(row)
    }
    view.setNeedsLayout()
  }

  private func tapped(_ place: Int) {
    menu.isHidden = true
    choose(place)
  }
}
