import Foundation
import Portolan

/// Opens links, through the same door as those that come from outside.
struct LinkCoordinator: Coordinator {
  let navigator: Navigator<FiveRoute>
  func open(_ neighbour: FiveRoute) { navigator.show(neighbour) }
  func openFurthest() { URL(string: "five://first/second/third/fourth").map(follow) }
  func openFourth() { URL(string: "five://fourth").map(follow) }
  func openRoot() { URL(string: "five://root").map(follow) }
  private func follow(_ link: URL) { navigator.open(link) }
}
