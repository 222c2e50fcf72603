import Portolan

/// Sets the path in names, as they come from a server or a file.
struct StringCoordinator: Coordinator {
  let navigator: Navigator<FiveRoute>
  func open(_ neighbour: FiveRoute) { navigator.show(neighbour) }
  func openFurthest() { navigator.stack(.root).set(["first", "second", "third", "fourth"]) }
  func openFourth() { navigator.stack(.root).set(["fourth"]) }
  func openRoot() { navigator.stack(.root).path = [] }
}
