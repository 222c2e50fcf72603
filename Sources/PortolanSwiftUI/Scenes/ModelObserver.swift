/// Hears what the system and the person did to the models; hints to read the screen, never the
/// truth.
@MainActor protocol ModelObserver: AnyObject {
  /// A screen comes or goes.
  func screenMoved(_ screen: ScreenModel)
  /// A screen in a stack brought a stack of its own.
  func screenBroughtStack(_ screen: ScreenModel)
  /// Whether a stack's path may become that short; when not, going back is asked for.
  func mayPop(to count: Int, in stack: StackModel) -> Bool
  /// A stack was given another path: the person went back.
  func pathWasSet(in stack: StackModel)
  /// A person tapped a tab; what it selects is for the observer to say.
  func tabWasTapped(at position: Int, in tabs: TabsModel)
  /// Whether what stands over a layer may be closed; when not, closing is asked for.
  func mayClose(over layer: LayerModel) -> Bool
  /// What stood over a layer is off the screen.
  func layerEnded(over layer: LayerModel)
}
