/// Hears what SwiftUI writes into the bindings of containers; hints, never the truth.
@MainActor protocol ContainerObserver: AnyObject {
  /// A stack was given another path: the person went back.
  func pathWasSet(in stack: StackModel)
  /// A person tapped a tab; what it selects is for the observer to say.
  func tabWasTapped(at position: Int, in tabs: TabsModel)
}
