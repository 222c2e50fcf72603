import Portolan

/// Receives the changes that the system and the user made to the models; hints to read the
/// screen, not facts.
@MainActor protocol ModelObserver: AnyObject {
  /// A screen comes or goes.
  func screenMoved(_ screen: ScreenModel)
  /// Something may have moved of which no probe tells (S71).
  func screenMayHaveMoved()
  /// A screen in a stack brought its own stack.
  func screenBroughtStack(_ screen: ScreenModel)
  /// Whether a stack's path may be shortened to a count; when not, the host requests the move back.
  func mayPop(to count: Int, in stack: StackModel) -> Bool
  /// The system wrote a stack's path: the user went back.
  func pathWasSet(in stack: StackModel)
  /// A user tapped a `NavigationLink` with a value.
  func linkWasFollowed(to value: AnyHashable, in stack: StackModel)
  /// A user tapped a tab; the observer decides on the selection.
  func tabWasTapped(at position: Int, in tabs: TabsModel)
  /// Whether there is room for one column at a time.
  var isCompact: Bool { get }
  /// A user went back to a column, or SwiftUI chose one as it collapsed.
  func columnWasChosen(at place: Int, in split: SplitModel)
  /// Whether the layer over a layer may be closed; when not, the host requests that it closes.
  func mayClose(over layer: LayerModel) -> Bool
  /// A user wants a layer closed, and has closed nothing.
  func askToClose(_ layer: NodeID?)
  /// A user tapped a button of a dialog, which goes by itself.
  func dialogWasAnswered(_ dialog: LayerModel, by action: @escaping @MainActor () -> Void)
  /// The layer over a layer has left the screen.
  func layerEnded(over layer: LayerModel)
}
