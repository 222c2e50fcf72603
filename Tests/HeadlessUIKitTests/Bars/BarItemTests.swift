import HeadlessUIKit
import Testing

@MainActor @Suite("A navigation bar and a tab bar show the bar items of their controllers")
struct BarItemTests {
  @Test("A controller's title goes to both of its items, before and after they exist")
  func titles() {
    let controller = UIViewController()
    controller.title = "Bag"
    #expect(controller.navigationItem.title == "Bag")
    #expect(controller.tabBarItem.title == "Bag")
    controller.title = "Basket"
    #expect(controller.navigationItem.title == "Basket")
    #expect(controller.tabBarItem.title == "Basket")
    controller.navigationItem.title = "Only here"
    #expect(controller.title == "Basket")
    #expect(controller.tabBarItem.title == "Basket")
  }

  @Test("A stack without a title shows its first member's tab, one with a title its own")
  func tabItemOfStack() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Shop"
    second.title = "Product"
    let stack = UINavigationController(rootViewController: first)
    stack.viewControllers += [second]
    #expect(stack.tabBarItem === first.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 3)
    stack.tabBarItem = own
    #expect(stack.tabBarItem === own)
    let titled = UINavigationController(rootViewController: UIViewController())
    titled.title = "Titled"
    #expect(titled.tabBarItem.title == "Titled")
  }

  @Test("The bar shows each tab's item; tabs without items of their own have their titles")
  func tabItems() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(
      title: "Second", image: nil, selectedImage: nil)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "Second"])
    let bar = UITabBar()
    bar.items = [UITabBarItem()]
    #expect(bar.items?.count == 1)
  }

  @Test("One item and the list of items are two views of the same", arguments: ["left", "right"])
  func lists(side: String) {
    let item = UINavigationItem(title: "A")
    let single: ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?> =
      side == "left" ? \.leftBarButtonItem : \.rightBarButtonItem
    let list: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> =
      side == "left" ? \.leftBarButtonItems : \.rightBarButtonItems
    let (one, two) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"))
    item[keyPath: single] = one
    #expect(item[keyPath: list] == [one])
    item[keyPath: list] = [two, one]
    #expect(item[keyPath: single] === two)
    item[keyPath: single] = nil
    #expect(item[keyPath: list] == nil)
  }

  /// How a button of a bar is made, and what it is called.
  private static let labels: [(label: String?, make: @MainActor @Sendable () -> UIBarButtonItem)] =
    [
      ("Add", { UIBarButtonItem(title: "Add") }),
      ("Act", { UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in }) }),
      ("Own", { UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Act") { _ in }) }),
      ("Close", { UIBarButtonItem(systemItem: .close) }),
      ("FastForward", { UIBarButtonItem(systemItem: .fastForward) }),
      ("Done", { UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in }) }),
      (
        "Bag, 3",
        {
          let item = UIBarButtonItem(title: "Bag")
          item.accessibilityLabel = "Bag, 3"
          return item
        }
      ),
      (
        "Inside",
        {
          UIBarButtonItem(
            customView: UIButton(primaryAction: UIAction(title: "Inside") { _ in }))
        }
      ),
      (nil, { UIBarButtonItem() }),
      (
        nil,
        {
          let item = UIBarButtonItem(title: "Off")
          item.isEnabled = false
          return item
        }
      ),
      (
        nil,
        {
          let item = UIBarButtonItem(title: "Hidden")
          item.isHidden = true
          return item
        }
      ),
    ]

  @Test("The name of a bar's button, and whether it can be tapped", arguments: 0..<11)
  func barButtonLabel(row: Int) async throws {
    let (label, make) = Self.labels[row]
    try await onScreen { screen in
      let first = UIViewController()
      first.navigationItem.rightBarButtonItem = make()
      let (_, window) = screen.stack(first)
      #expect(screen.tappable == [label].compactMap { $0 })
      _ = window
    }
  }

  @Test("A title view's controls can be tapped")
  func titleView() async throws {
    try await onScreen { screen in
      let first = UIViewController()
      var taps = 0
      first.navigationItem.titleView = UIButton(
        primaryAction: UIAction(title: "Title") { _ in taps += 1 })
      let (_, window) = screen.stack(first)
      try screen.tap("Title")
      #expect(taps == 1)
      _ = window
    }
  }

  @Test("A disabled tab is not offered, a hidden bar offers none")
  func tabsOffered() async throws {
    try await onScreen { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map {
        let controller = UIViewController()
        controller.title = $0
        return controller
      }
      let window = screen.show(tabs)
      tabs.viewControllers?[1].tabBarItem.isEnabled = false
      #expect(screen.tabs == ["A", "C"])
      tabs.tabBar.isHidden = true
      #expect(screen.tabs.isEmpty)
      _ = window
    }
  }
}
