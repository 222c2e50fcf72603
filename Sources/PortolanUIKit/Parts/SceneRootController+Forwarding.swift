extension SceneRootController {
  /// Says that what the current part decides has changed.
  func updateForwardedValues() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    preferredContentSize = part?.preferredContentSize ?? .zero
  }
}
