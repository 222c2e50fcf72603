import HeadlessUIKit
import Testing

@MainActor @Suite("A controller reads its traits from its parents, its presenter and the screen")
struct TraitTests {
  @Test(
    "Without a device a size has the classes of the device that usually has it", arguments: 0..<4)
  func sizeClasses(row: Int) async throws {
    let rows: [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
      (CGSize(width: 390, height: 844), .compact, .regular),
      (CGSize(width: 932, height: 430), .regular, .compact),
      (CGSize(width: 507, height: 768), .compact, .regular),
      (CGSize(width: 1_024, height: 768), .regular, .regular),
    ]
    let (size, horizontal, vertical) = rows[row]
    let screen = HeadlessScreen(size: size)
    let window = screen.show(UIViewController())
    let traits = try #require(window.rootViewController?.traitCollection)
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
    #expect(screen.scene.traitCollection.horizontalSizeClass == horizontal)
  }

  @Test("The style is the nearest override: child, parent, presenter, screen", arguments: 0..<8)
  func style(bits: Int) async throws {
    try await onScreen { screen in
      screen.isDark = bits & 4 != 0
      let root = UIViewController()
      let window = screen.show(root)
      let modal = UIViewController()
      let child = UIViewController()
      modal.addChild(child)
      modal.view.addSubview(child.view)
      root.present(modal, animated: false)
      if bits & 1 != 0 { root.overrideUserInterfaceStyle = .light }
      if bits & 2 != 0 { modal.overrideUserInterfaceStyle = .dark }
      let expected: UIUserInterfaceStyle =
        bits & 2 != 0 ? .dark : bits & 1 != 0 ? .light : screen.isDark ? .dark : .light
      #expect(child.traitCollection.userInterfaceStyle == expected)
      #expect(child.view.traitCollection.userInterfaceStyle == expected)
      child.overrideUserInterfaceStyle = .light
      #expect(child.traitCollection.userInterfaceStyle == .light)
      _ = window
    }
  }

  @Test("U24 a controller outside reads the screen's traits until it has a parent")
  func prediction() async throws {
    try await onScreen { screen in
      let parent = UIViewController()
      parent.overrideUserInterfaceStyle = .dark
      let child = UIViewController()
      #expect(child.traitCollection.userInterfaceStyle == .light)
      parent.addChild(child)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      child.removeFromParent()
      #expect(child.traitCollection.userInterfaceStyle == .light)
      #expect(UITraitCollection().userInterfaceStyle == .unspecified)
      #expect(UITraitCollection().layoutDirection == .unspecified)
    }
  }

  @Test(
    "The direction is the language's, unless content says otherwise",
    arguments: [false, true],
    [
      UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
      .forceRightToLeft,
    ])
  func direction(rightToLeft: Bool, content: UISemanticContentAttribute) async throws {
    try await onScreen { screen in
      screen.rightToLeft = rightToLeft
      let window = screen.show(UIViewController())
      let view = UIView()
      view.semanticContentAttribute = content
      window.rootViewController?.view.addSubview(view)
      let turns = content == .unspecified ? rightToLeft : content == .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == (turns ? .rightToLeft : .leftToRight))
      #expect(view.traitCollection.layoutDirection == (rightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  @Test("Changing the screen's direction or style reaches what is already on it")
  func liveChange() async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let before = window.traitCollection
      screen.rightToLeft = true
      screen.isDark = true
      #expect(before.layoutDirection == .leftToRight)
      #expect(window.traitCollection.layoutDirection == .rightToLeft)
      #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
