import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import PortolanSwiftUI

/// A window of a plain app in which a navigator's root may be taken away and shown again.
@MainActor struct TestWindow {
  @Observable final class Shell {
    var isShown = true
  }

  let screen: HeadlessScene
  let shell = Shell()

  init(
    in world: World, reducesMotion: Bool, clock: HeadlessClock,
    root: @escaping () -> SceneRootView
  ) {
    screen = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, reducesMotion: reducesMotion,
      clock: clock, device: world.device
    ) { [shell] in ShellView(shell: shell, root: root) }
  }
}

private struct ShellView: View {
  let shell: TestWindow.Shell
  let root: () -> SceneRootView

  var body: some View { if shell.isShown { root() } else { Text("plain") } }
}
