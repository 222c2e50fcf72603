import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  var isOnScreen: Bool {
    guard let probe = windowProbe else { return false }
    // A cover takes the root out of its window.
    return probe.viewIfLoaded?.window != nil || !probe.outermost.presentations.isEmpty
  }
  /// A cover of other code may stand over a root that is out of its window for another reason.
  var isInSight: Bool { windowProbe?.isInWindow == true || !shownLayers.isEmpty }
  nonisolated static var root: String { "root view" }
}
