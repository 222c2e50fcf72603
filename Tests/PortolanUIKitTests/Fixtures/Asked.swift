import Portolan
import Testing

/// What a screen says that is asked, and how often it was.
@MainActor final class Asked {
  var verdict: ExitVerdict
  private(set) var count = 0
  private var context: ScreenContext<Shop>?

  init(_ verdict: ExitVerdict) {
    self.verdict = verdict
  }

  func answer() -> ExitVerdict {
    count += 1
    return verdict
  }

  func hold(_ node: NodeID, in app: TestApp) throws {
    context = ScreenContext(node: node, in: app.navigator.scene)
    try #require(context).askBeforeLeaving { [weak self] in self?.answer() ?? .leave }
  }

  func takeBack() { context?.askBeforeLeaving(nil) }
}
