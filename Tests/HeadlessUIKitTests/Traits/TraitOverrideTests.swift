import HeadlessUIKit
import Testing

/// Overrides of traits hold for an object and everything in it, as Apple's page of `UITraitOverrides`
/// says.
@MainActor @Suite("A trait override applies to its view or controller and to everything inside it")
struct TraitOverrideTests {
  @Test("A controller's hold for its view, its children and what it presents")
  func controller() async throws {
    try await onScreen { screen in
      let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
      let window = screen.show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      root.traitOverrides.horizontalSizeClass = .regular
      root.traitOverrides.layoutDirection = .rightToLeft
      child.traitOverrides.verticalSizeClass = .compact
      root.present(modal, animated: false)
      for one in [root, child, modal] {
        #expect(one.traitCollection.horizontalSizeClass == .regular)
        #expect(one.view.traitCollection.layoutDirection == .rightToLeft)
      }
      #expect(child.traitCollection.verticalSizeClass == .compact)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test("A view's hold for its subviews, a window's for its controllers")
  func view() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let (outer, inner) = (UIView(), UIView())
      root.view.addSubview(outer)
      outer.addSubview(inner)
      window.traitOverrides.userInterfaceStyle = .dark
      outer.traitOverrides.horizontalSizeClass = .regular
      #expect(root.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.traitCollection.horizontalSizeClass == .regular)
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test("An override can be asked for and taken away")
  func removed() async throws {
    let controller = UIViewController()
    let all: [any UITraitDefinition.Type] = [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
    ]
    #expect(all.allSatisfy { !controller.traitOverrides.contains($0) })
    #expect(controller.traitOverrides.horizontalSizeClass == .unspecified)
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.layoutDirection = .leftToRight
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.verticalSizeClass = .regular
    #expect(all.allSatisfy(controller.traitOverrides.contains))
    #expect(controller.traitOverrides.layoutDirection == .leftToRight)
    #expect(controller.traitOverrides.verticalSizeClass == .regular)
    for trait: UITrait in all { controller.traitOverrides.remove(trait) }
    #expect(all.allSatisfy { !controller.traitOverrides.contains($0) })
    #expect(controller.traitOverrides.userInterfaceStyle == UITraitUserInterfaceStyle.defaultValue)
    #expect(controller.traitOverrides.layoutDirection == UITraitLayoutDirection.defaultValue)
    #expect(UITraitHorizontalSizeClass.defaultValue == UITraitVerticalSizeClass.defaultValue)
  }

  @Test("The older property of the style is the same override")
  func style() async throws {
    let (controller, view) = (UIViewController(), UIView())
    controller.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(controller.traitOverrides.userInterfaceStyle == .dark)
    #expect(view.traitOverrides.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(!controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test("An app's own kind of trait reaches children and what is inside, and can be taken away")
  func own() async throws {
    try await onScreen { screen in
      let (root, child) = (UIViewController(), UIViewController())
      let window = screen.show(root)
      root.addChild(child)
      root.view.addSubview(child.view)
      #expect(child.traitCollection[Theme.self] == "plain")
      window.traitOverrides[Theme.self] = "sea"
      #expect(child.view.traitCollection[Theme.self] == "sea")
      root.traitOverrides[Theme.self] = "land"
      root.traitOverrides.horizontalSizeClass = .regular
      #expect(child.traitCollection[Theme.self] == "land")
      #expect(child.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
      #expect(child.traitCollection[UITraitVerticalSizeClass.self] == .regular)
      #expect(
        child.traitCollection[UITraitUserInterfaceStyle.self]
          == root.traitCollection.userInterfaceStyle)
      #expect(child.traitCollection[UITraitLayoutDirection.self] == .leftToRight)
      #expect(root.traitOverrides.contains(Theme.self))
      root.traitOverrides.remove(Theme.self)
      #expect(child.traitCollection[Theme.self] == "sea")
      #expect(screen.makeWindow().traitCollection[Theme.self] == "plain")
    }
  }

  @Test("An own kind of trait has a name among the mutable ones")
  func named() {
    var overrides: any UIMutableTraits = UIViewController().traitOverrides
    #expect(overrides[Theme.self] == "plain")
    overrides[Theme.self] = "sea"
    #expect(overrides[Theme.self] == "sea")
  }
}
