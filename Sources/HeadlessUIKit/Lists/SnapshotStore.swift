import Foundation

/// The snapshot that a list shows.
@MainActor final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  private weak var list: (any ListOwner)?

  init(_ list: any ListOwner) { self.list = list }

  /// Shows a snapshot; cells and selections of items that stay are kept.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool,
    completion: (() -> Void)?
  ) {
    let before = shown
    list?.tiles.load()
    shown = snapshot.settled
    list?.tiles.rearrange { place in
      guard let item = before.item(at: place), !snapshot.reloaded.contains(item) else { return nil }
      return shown.place(of: item)
    }
    list?.tiles.reconfigure(snapshot.reconfigured.compactMap(shown.place))
    let screen = list?.screen ?? .current
    for problem in snapshot.problems {
      screen.record(.invalidSnapshot, problem.severity, problem.message)
    }
    guard let completion else { return }
    screen.animate(for: animated ? 0.3 : 0, {}) { _ in completion() }
  }

  func count(inSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
}
