/// Says where to go; the recipe has three ways of saying it, an app needs one.
@MainActor public protocol Coordinator {
  /// Shows a neighbour: goes back to it where it is in the path, otherwise puts it on top.
  func open(_ neighbour: FiveRoute)

  /// Shows the fourth screen with the whole chain behind it.
  func openFurthest()

  /// Shows the fourth screen directly on the root.
  func openFourth()

  /// Goes back to the root.
  func openRoot()
}
