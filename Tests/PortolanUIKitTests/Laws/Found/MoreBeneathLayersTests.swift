import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The host replaces the More list with the selected tab when a layer covers the list")
struct MoreBeneathLayersTests {
  /// The list is nothing in the tree: beneath a layer too the tab that the tree has is shown.
  @Test("the list is left beneath a layer of ours and one of other code", arguments: World.all)
  func isLeft(world: World) async throws {
    for style in [PresentationStyle.sheet, .custom(Drawer.name)] {
      for hasOther in [false, true] {
        try await HeadlessScreen.run(on: world.screen) { screen in
          let app = TestApp(screen, map: ManyTabsMap())
          app.navigator.show(.products)
          await app.settle()
          try screen.tap("More")
          await app.settle()
          app.navigator.show(.reviews(of: 3), placed: .presented(style))
          await app.settle()
          // The drawer comes with an animation of views, which is no transition.
          screen.advance(by: .milliseconds(500))
          if hasOther {
            let other = OtherScreen()
            other.modalPresentationStyle = .overFullScreen
            app.root.frontLayer.present(other, animated: true)
          }
          let picture = "main[*(products) | splash… | login… | lock… | account… | note…]"
          await app.expect(
            "\(picture) ⇧ \(style) (reviews(3))" + (hasOther ? " ⇧ foreign (?)" : ""))
        }
      }
    }
  }
}
