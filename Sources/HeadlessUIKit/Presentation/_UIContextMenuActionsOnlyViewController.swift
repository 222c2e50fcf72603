/// The controller of the system that shows a menu; it is presented as others are, under Apple's name
/// for it (U165).
final class _UIContextMenuActionsOnlyViewController: UIViewController {
  private let menu: UIMenu
  /// What a user touched, the sender of its actions.
  private let source: AnyObject

  init(_ menu: UIMenu, from source: AnyObject) {
    self.menu = menu
    self.source = source
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Dismiss menu") { [weak self] _ in self?.close {} }))
    for action in menu.actions where !action.attributes.contains(.hidden) {
      let button = UIButton(
        primaryAction: UIAction(title: action.title) { [weak self] _ in self?.choose(action) })
      button.isEnabled = !action.attributes.contains(.disabled)
      view.addSubview(button)
    }
  }

  private func choose(_ action: UIAction) {
    let perform: () -> Void = { [source] in action.perform(from: source) }
    switch screen.assumptions.menuActions {
    case .beforeItGoes:
      perform()
      let turns = screen.assumptions.menuTurns
      if turns == 0 { close {} } else { screen.clock.afterTurns(turns) { [self] in close {} } }
    case .whileItGoes:
      close {}
      perform()
    case .whenItHasGone: close(perform)
    }
  }

  private func close(_ done: @escaping () -> Void) {
    if !isBeingDismissed { presentingViewController?.dismiss(animated: true, completion: done) }
  }
}

extension HeadlessScreen {
  /// Shows a menu over what is in front.
  func open(_ menu: UIMenu, from source: AnyObject) {
    frontController?.present(
      _UIContextMenuActionsOnlyViewController(menu, from: source), animated: true)
  }
}

extension UIViewController {
  /// Shows a menu over this controller and those around it, and over a sheet that lets touches through.
  package func open(_ menu: UIMenu) {
    if let parent { return parent.open(menu) }
    if let presentedViewController { return presentedViewController.open(menu) }
    present(_UIContextMenuActionsOnlyViewController(menu, from: menu), animated: true)
  }
}
