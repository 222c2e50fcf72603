package import Portolan

extension SceneNavigator {
  /// Whether a request is under way in the scene or in one of its curtains.
  package var isBusyAnywhere: Bool {
    isBusy || (curtains?.all ?? []).contains(where: \.isBusy)
  }
}
