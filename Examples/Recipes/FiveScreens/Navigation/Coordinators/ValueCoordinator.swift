import Portolan

/// Sets the path in values of the enum: a wrong one does not compile.
struct ValueCoordinator: Coordinator {
  let navigator: Navigator<FiveRoute>
  func open(_ neighbour: FiveRoute) { navigator.show(neighbour) }
  func openFurthest() { navigator.stack(.root).path = [.first, .second, .third, .fourth] }
  func openFourth() { navigator.stack(.root).path = [.fourth] }
  func openRoot() { navigator.stack(.root).path = [] }
}
