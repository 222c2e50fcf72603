extension Stage {
  /// Containers in the order in which they are looked at: of several views that ask for a presentation in
  /// one update, one presents, and UIKit logs that it presents already (S23).
  func decidingRivals(in containers: [any Checked]) -> [any Checked] {
    let rivals = containers.compactMap { $0 as? PresenterModel }.filter(\.isToPresent)
    guard rivals.count > 1 else { return containers }
    var decided = inOrderOfViews(rivals)
    if assumptions.rivalPresentations == .last { decided.reverse() }
    self.rivals += decided.dropFirst().map { rival in
      "Attempt to present a \(rival.style) where a \(decided[0].style) is presented already"
    }
    var rest = decided[...]
    return containers.map { container in
      rivals.contains { $0 === container } ? rest.removeFirst() : container
    }
  }

  private func inOrderOfViews(_ presenters: [PresenterModel]) -> [PresenterModel] {
    var ordered: [PresenterModel] = []
    layers.last?.host?.root?.visitAll { node in
      if let own = presenters.first(where: { $0 === node.attachment }) { ordered.append(own) }
    }
    return ordered + presenters.filter { other in !ordered.contains { $0 === other } }
  }
}
