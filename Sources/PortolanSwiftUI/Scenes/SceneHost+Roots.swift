import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  var isOnScreen: Bool {
    guard let probe = windowProbe else { return false }
    // A cover takes the root out of its window.
    return probe.viewIfLoaded?.window != nil || !probe.outermost.presentations.isEmpty
  }
  /// A cover of other code may stand over a root that is out of its window for another reason.
  ///
  /// The app's own presentations lie in the root, and are out of sight with it.
  var isInSight: Bool {
    windowProbe?.isInWindow == true || shownLayers.contains { $0.presentation == nil }
  }
  nonisolated static var root: String { "root view" }
}
