import HeadlessUIKit
import PortolanInspector
import PortolanUIKit
import Testing

/// A menu over the member in front.
private final class Menu: MemberViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Make.button("Help")
    button.frame = CGRect(x: 0, y: 800, width: 100, height: 44)
    view.addSubview(button)
  }
}

@MainActor @Suite("The demo's drawing shows containers and layers, and leaves out what they cover")
struct ContainerDrawingTests {
  private func layer(_ style: UIModalPresentationStyle, _ title: String) -> UIViewController {
    let layer = Column(title, Make.label(title))
    layer.modalPresentationStyle = style
    return layer
  }

  @Test("a container with something of its own is a group, and only the member in front is in it")
  func members() async throws {
    try await DrawnScreen.run {
      let menu = Menu()
      menu.setMembers(
        [Column("A", Make.label("a")), Column("B", Make.label("b"))], selected: 1)
      return menu
    } _: { drawn in
      let wanted = "base\n  group\n    screen\n      label \"X\"\n    button \"Help\""
      #expect(drawn.outline == wanted.replacingOccurrences(of: "X", with: "b"))
      (drawn.window.rootViewController as? Menu)?.select(0, animated: false) {}
      #expect(drawn.outline == wanted.replacingOccurrences(of: "X", with: "a"))
    }
  }

  @Test("a container that shows one screen and nothing of its own is not seen")
  func plain() async throws {
    try await DrawnScreen.run {
      let inner = MemberViewController()
      inner.setMembers([Column("A", Make.label("a"))], selected: 0)
      let outer = MemberViewController()
      outer.setMembers([inner], selected: 0)
      return outer
    } _: {
      #expect($0.outline == "base\n  screen\n    label \"a\"")
    }
  }

  @Test("a container under a bar is a screen with that bar")
  func containerInStack() async throws {
    try await DrawnScreen.run {
      let container = MemberViewController()
      container.title = "Both"
      container.setMembers([Column("A", Make.label("a"))], selected: 0)
      return UINavigationController(rootViewController: container)
    } _: {
      #expect(
        $0.outline == """
          base
            screen
              bar
                title "Both"
              screen
                label "a"
          """)
    }
  }

  @Test("what a child's view covers is out of sight, what it lets through or leaves free is not")
  func covered() async throws {
    let root = UIViewController()
    let child = Column("Lock", Make.label("locked"))
    try await DrawnScreen.run {
      let label = Make.label("behind")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      root.view.addSubview(label)
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      return root
    } _: { drawn in
      let labels = { drawn.drawing.elements.filter { $0.kind == .label }.map(\.text) }
      #expect(labels() == ["locked"])
      child.view.alpha = 0.5
      #expect(labels() == ["behind", "locked"])
      child.view.alpha = 1
      child.view.frame.size.height = 300
      #expect(labels() == ["behind", "locked"])
      child.view.frame.size.height = 844
      child.view.isHidden = true
      #expect(labels() == ["behind"])
    }
  }

  @Test("a sheet is drawn over what it covers, and so is what shines through")
  func styles() async throws {
    let styles: [(UIModalPresentationStyle, Drawing.Style)] = [
      (.automatic, .sheet), (.pageSheet, .sheet), (.formSheet, .sheet), (.popover, .sheet),
      (.overFullScreen, .over), (.overCurrentContext, .over), (.custom, .over),
    ]
    for (style, drawnStyle) in styles {
      try await DrawnScreen.run {
        Column("Base", Make.label("base"))
      } _: { drawn in
        drawn.window.rootViewController?.present(layer(style, "layer"), animated: false)
        drawn.screen.turn()
        #expect(
          drawn.outline
            == "base\n  screen\n    label \"base\"\n\(drawnStyle.rawValue)\n  screen\n    label \"layer\""
        )
      }
    }
  }

  @Test("behind what fills the screen nothing is seen", arguments: [0, 1])
  func full(index: Int) async throws {
    let style = [UIModalPresentationStyle.fullScreen, .currentContext][index]
    try await DrawnScreen.run {
      Column("Base", Make.label("base"))
    } _: { drawn in
      let base = drawn.drawing
      drawn.window.rootViewController?.present(layer(style, "layer"), animated: false)
      drawn.screen.turn()
      #expect(drawn.outline == "full\n  screen\n    label \"layer\"")
      drawn.window.rootViewController?.dismiss(animated: false)
      drawn.screen.finishTransitions()
      #expect(drawn.drawing == base)
    }
  }

  @Test("what a screen inside presents over itself is a layer too")
  func innerPresenter() async throws {
    let inner = Column("Inner", Make.label("inner"))
    try await DrawnScreen.run {
      UINavigationController(rootViewController: inner)
    } _: { drawn in
      inner.present(layer(.overCurrentContext, "layer"), animated: false)
      drawn.screen.turn()
      #expect(drawn.drawing.layers.map(\.style) == [.base, .over])
      #expect(drawn.drawing.layers[0].content.children.map(\.kind) == [.bar, .label])
      #expect(drawn.drawing.layers[1].content.children.map(\.text) == ["layer"])
    }
  }

  @Test("a window without a controller, and a stack without a screen, show nothing")
  func empty() async throws {
    try await DrawnScreen.run {
      UINavigationController()
    } _: { drawn in
      #expect(drawn.outline == "base\n  screen")
      drawn.window.rootViewController = nil
      #expect(drawn.drawing.layers.isEmpty)
      #expect(drawn.drawing.gestures.isEmpty)
    }
  }
}
