import HeadlessSwiftUI
import Observation
import PortolanSwiftUI

/// A window of a plain app in which the root of a navigator comes and goes.
@MainActor struct SwiftUIWindow {
  @Observable final class Shell {
    var isShown = true
  }

  let scene: HeadlessScene
  let shell = Shell()

  init(
    _ profile: HeadlessProfile, _ assumptions: HeadlessViewAssumptions,
    root: @escaping () -> SceneRootView
  ) {
    scene = HeadlessScene(profile: profile, assumptions: assumptions) { [shell] in
      SwiftUIShell(shell: shell, root: root)
    }
  }

  /// Closes the window, and lets the system free its views.
  func close() {
    scene.close()
    if scene.assumptions.releases == .late { scene.clock.advance(by: .seconds(2)) }
  }
}

private struct SwiftUIShell: View {
  let shell: SwiftUIWindow.Shell
  let root: () -> SceneRootView

  var body: some View { if shell.isShown { root() } else { Text("plain") } }
}
