import Portolan
import PortolanWindows

extension SceneHost {
  /// Before the first frame the window is unknown; a curtain is shown with that frame.
  func raise(_ curtain: SceneNavigator) -> Bool {
    guard window != nil else { return true }
    let host = SceneHost(curtain, assemblies, looks)
    host.isCompact = isCompact
    curtain.isCompact = isCompact
    let root = UIHostingController(rootView: SceneRootView(host))
    host.window = curtains.raise(curtain, over: window, as: root)
    guard host.window != nil else { return false }
    curtain.attach(host)
    return true
  }

  func lower(_ curtain: SceneNavigator) { curtains.lower(curtain) }
}
