/// The stack behind a tab bar's More, under Apple's name for it: a list of the tabs without an item,
/// and the tab that was chosen (U113, U114).
final class UIMoreNavigationController: UINavigationController {
  private unowned let tabs: UITabBarController
  /// The tab that is pushed, or was until the list came back.
  private weak var chosen: UIViewController?
  /// The first controller of the stack that the tab is, when its controllers were taken over.
  private var takenRoot: UIViewController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: "More", image: nil, tag: 0)
    let list = UIMoreListController()
    list.more = self
    link(list)
    stack = [list]
  }

  required init?(coder: NSCoder) { return nil }

  var rows: [TabPlace] { tabs.rows }

  /// The tab above the list; nil while the list is in front.
  var member: UIViewController? { stack.count > 1 ? chosen : nil }

  /// Pushes a tab; about the choice of a row the tabs' delegate hears nothing (U114).
  func show(_ row: UIViewController, animated: Bool) {
    // The end of what moves may bring the list back, which gives the tab before back.
    settleMotion()
    guard member !== row else { return }
    let before = (chosen, takenRoot)
    let content = take(row)
    setViewControllers([stack[0]] + content, animated: animated)
    giveBack(before.1, to: before.0)
  }

  /// A user chooses a row; whoever waited for the end of what moves may have taken its tab away.
  fileprivate func choose(_ tab: AnyObject) {
    settleMotion()
    guard let row = rows.first(where: { $0.tab === tab }),
      let controller = row.indices.first.flatMap(tabs.controller)
    else { return }
    show(controller, animated: true)
  }

  private func settleMotion() {
    while let run, !run.takesEdits, !isStartingTransition { run.settle() }
  }

  /// Gives the tab back, since the list is in front again or has gone.
  func leave() {
    setViewControllers([stack[0]], animated: false)
    while let run { run.settle() }
    giveBack(takenRoot, to: chosen)
    (chosen, takenRoot) = (nil, nil)
  }

  /// The tab itself, or the controllers of the stack that it is: one stack then holds them all.
  private func take(_ row: UIViewController) -> [UIViewController] {
    (chosen, takenRoot) = (row, nil)
    guard screen.assumptions.moreTakesStacksOver, let own = row as? UINavigationController,
      let root = own.stack.first
    else { return [row] }
    let content = own.stack
    takenRoot = root
    own.setViewControllers([], animated: false)
    return content
  }

  private func giveBack(_ root: UIViewController?, to row: UIViewController?) {
    guard let root, let own = row as? UINavigationController else { return }
    while let run { run.settle() }
    own.setViewControllers([root], animated: false)
  }

  override var takesStacks: Bool { true }
}

/// A row for each tab that has no item.
private final class UIMoreListController: UIViewController {
  weak var more: UIMoreNavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in view.subviews { row.removeFromSuperview() }
    for row in more?.rows ?? [] {
      let title = row.labels.first.flatMap(\.self) ?? ""
      let action = UIAction(title: title) { [weak more, weak tab = row.tab] _ in
        if let tab { more?.choose(tab) }
      }
      view.addSubview(UIButton(primaryAction: action))
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    more?.leave()
  }
}
