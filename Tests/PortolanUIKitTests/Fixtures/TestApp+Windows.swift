import HeadlessUIKit
import Portolan
import PortolanUIKit

extension TestApp {
  /// Closes the newest window, as a person does; the navigator lives on.
  func closeWindow() {
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    takeWindowBeneath()
  }

  func closeAllWindows() {
    while isOpen { closeWindow() }
  }

  /// An app with a house, whose screens have a menu and are noted as they are shown.
  ///
  /// Its map has two tabs, or so many that some are behind More.
  static func withMenus(
    on screen: HeadlessScreen, hasMore: Bool, containers: DelegatingContainers? = nil,
    noting note: @escaping (Watch) -> Void
  ) throws(NavigationError) -> TestApp {
    var show: (@MainActor (Shop) -> Void)?
    let build: (TestScreen) -> Void = { screen in
      note(Watch(screen))
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        children: [Shop.bag, .product(id: 1), .note].map { route in
          UIAction(title: "\(route)") { _ in show?(route) }
        })
      screen.view.addSubview(button)
      screen.sources["Menu"] = button
    }
    let app =
      hasMore
      ? try TestApp(withHouseOn: screen, map: ManyTabsMap(), containers: containers, build: build)
      : try TestApp(withHouseOn: screen, map: ShopMap(), containers: containers, build: build)
    show = { [weak app] in _ = app?.navigator.show($0) }
    return app
  }
}
