import HeadlessUIKit
import PortolanInspector
import Testing

@MainActor @Suite("The demo's drawing shows navigation bars and tab bars as they are on the screen")
struct BarDrawingTests {
  /// The lines of the bar over the top of a stack of two.
  private func bar(
    _ change: @escaping (_ beneath: UIViewController, _ top: UIViewController) -> Void
  )
    async throws -> [String]
  {
    var lines: [String] = []
    try await DrawnScreen.run {
      let (beneath, top) = (Column("Beneath"), Column("Top"))
      change(beneath, top)
      let stack = UINavigationController(rootViewController: beneath)
      stack.pushViewController(top, animated: false)
      return stack
    } _: {
      let bar = $0.drawing.elements.first { $0.kind == .bar }
      lines = bar?.children.map { "\($0.kind.rawValue) \($0.text)" } ?? ["no bar"]
    }
    return lines
  }

  @Test("the way back says the title beneath, or what that wants it to say")
  func back() async throws {
    #expect(try await bar { _, _ in } == ["back Beneath", "title Top"])
    #expect(
      try await bar { beneath, _ in beneath.navigationItem.backButtonTitle = "Over" }
        == ["back Over", "title Top"])
    #expect(
      try await bar { beneath, _ in
        beneath.navigationItem.backBarButtonItem = UIBarButtonItem(title: "There")
      } == ["back There", "title Top"])
    #expect(
      try await bar { beneath, top in
        beneath.title = nil
        top.title = nil
      } == ["back Back"])
  }

  @Test("there is no way back where it is hidden or a button has its place")
  func noBack() async throws {
    #expect(
      try await bar { _, top in top.navigationItem.hidesBackButton = true } == ["title Top"])
    let close = { UIBarButtonItem(systemItem: .close) }
    #expect(
      try await bar { _, top in top.navigationItem.leftBarButtonItem = close() }
        == ["leading Close", "title Top"])
    #expect(
      try await bar { _, top in
        top.navigationItem.leftBarButtonItem = close()
        top.navigationItem.leftItemsSupplementBackButton = true
      } == ["back Beneath", "leading Close", "title Top"])
    #expect(
      try await bar { _, top in
        top.navigationItem.leftBarButtonItem = close()
        top.navigationItem.leftItemsSupplementBackButton = true
        top.navigationItem.hidesBackButton = true
      } == ["leading Close", "title Top"])
  }

  @Test("trailing buttons stand from the title to the edge, and a hidden one not at all")
  func trailing() async throws {
    #expect(
      try await bar { _, top in
        let hidden = UIBarButtonItem(title: "Hidden")
        hidden.isHidden = true
        top.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Edge"), hidden, UIBarButtonItem(title: "Inner"),
        ]
      } == ["back Beneath", "title Top", "trailing Inner", "trailing Edge"])
  }

  @Test("views stand where buttons and the title would")
  func views() async throws {
    #expect(
      try await bar { _, top in
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: Make.button("Own"))
        top.navigationItem.titleView = Make.field("Search")
      } == ["back Beneath", "field Search", "button Own"])
  }

  @Test("a bar that is hidden is not drawn, and a button that is off is drawn so")
  func hiddenBar() async throws {
    #expect(
      try await bar { _, top in top.navigationItem.title = "" } == ["back Beneath"])
    try await DrawnScreen.run {
      let top = Column("Top")
      let off = UIBarButtonItem(title: "Off")
      off.isEnabled = false
      top.navigationItem.rightBarButtonItem = off
      return UINavigationController(rootViewController: top)
    } _: { drawn in
      #expect(drawn.drawing.element(.trailing, "Off")?.isEnabled == false)
      let stack = drawn.window.rootViewController as? UINavigationController
      stack?.isNavigationBarHidden = true
      #expect(drawn.outline == "base\n  screen")
    }
  }

  @Test("tabs: titles or what is read aloud, which is in front, which answers, or no bar at all")
  func tabs() async throws {
    try await DrawnScreen.run {
      let tabs = UITabBarController()
      let members = ["One", "Two", ""].map { Column($0) }
      members[1].tabBarItem.isEnabled = false
      members[2].tabBarItem = UITabBarItem()
      members[2].tabBarItem.accessibilityLabel = "Three"
      tabs.viewControllers = members
      tabs.selectedIndex = 2
      return tabs
    } _: { drawn in
      #expect(
        drawn.outline == """
          base
            screen
              screen
              tabBar
                tab "One"
                tab "Two" disabled
                tab "Three" selected
          """)
      let tabs = drawn.window.rootViewController as? UITabBarController
      tabs?.tabBar.isHidden = true
      #expect(drawn.outline == "base\n  screen\n    screen")
    }
  }
}
