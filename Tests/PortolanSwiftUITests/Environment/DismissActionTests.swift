import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import Testing

@MainActor private final class Answer {
  var verdict = ExitVerdict.stay
  private(set) var questions = 0

  func give() -> ExitVerdict {
    questions += 1
    return verdict
  }
}

private struct LeavingView: View {
  let context: ScreenContext<Shop>
  let answer: Answer
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Dismiss") { dismiss() }.onAppear { context.askBeforeLeaving { answer.give() } }
  }
}

@MainActor
@Suite("SwiftUI's dismiss() asks a screen's exit guard before the screen closes")
struct DismissActionTests {
  @Test("pushed, and in a sheet", arguments: [Shop.product(id: 1), .signIn])
  func stays(route: Shop) async throws {
    let (clock, answer) = (HeadlessClock(), Answer())
    let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()), clock: clock)
    navigator.show(.main)
    let screen = HeadlessScene {
      SceneRootView(navigator) { shown, context in
        if shown == route {
          LeavingView(context: context, answer: answer)
        } else {
          Text(verbatim: "\(shown)")
        }
      }
    }
    navigator.show(route)
    await screen.settle(navigator.scene, clock)
    let before = navigator.tree.picture
    try screen.tap("Dismiss")
    await screen.settle(navigator.scene, clock)
    #expect(navigator.tree.picture == before)
    #expect(screen.tappable.contains("Dismiss"))
    #expect(answer.questions == 1)
    answer.verdict = .leave
    try screen.tap("Dismiss")
    await screen.settle(navigator.scene, clock)
    #expect(answer.questions == 2)
    #expect(navigator.tree.picture == "main[*(products) | account…]")
    screen.close()
  }
}
