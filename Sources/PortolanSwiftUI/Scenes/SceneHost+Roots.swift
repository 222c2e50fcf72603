import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  var isOnScreen: Bool {
    guard let probe = windowProbe else { return false }
    // A cover takes the root out of its window.
    return probe.viewIfLoaded?.window != nil || !probe.outermost.presentations.isEmpty
  }
  nonisolated static var root: String { "root view" }
}
