import Foundation

/// The sections of a list and their items, by identifiers.
///
/// What UIKit answers with an exception does nothing here. The data source records it as a fault when the
/// snapshot is applied.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: [ItemIdentifierType] = []
  private(set) var problems: [SnapshotProblem] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      return fail("There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { return fail("Invalid section identifier for an append.") }
    guard Set(identifiers).count == identifiers.count else {
      return fail("Supplied item identifiers are not unique.")
    }
    let known = identifiers.count { place(of: $0) != nil }
    if known > 0 {
      problems.append(
        SnapshotProblem(
          severity: .log,
          message:
            "\(known) appended item identifiers already exist in the snapshot. They are moved."))
    }
    deleteItems(identifiers)
    items[section, default: []] += identifiers
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }

  /// Takes all away.
  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }

  /// Says that the cells of items are to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ place(of: $0) != nil }) else {
      return fail("Attempted to reload an item identifier that does not exist in the snapshot.")
    }
    reloaded.formUnion(identifiers)
  }

  /// Says that the cells of items are to be set up anew; they stay, and so does the selection.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.allSatisfy({ place(of: $0) != nil }) else {
      return fail(
        "Attempted to reconfigure an item identifier that does not exist in the snapshot.")
    }
    reconfigured += identifiers.filter { !reconfigured.contains($0) }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard Set(sections + identifiers).count == sections.count + identifiers.count else {
      return fail("Supplied section identifiers are not unique.")
    }
    sections += identifiers
    for section in identifiers { items[section] = [] }
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll(where: Set(identifiers).contains)
    for section in identifiers { items[section] = nil }
  }

  private mutating func fail(_ message: String) {
    problems.append(SnapshotProblem(severity: .exception, message: message))
  }

  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(place.section), let items = items[sections[place.section]],
      items.indices.contains(place.item)
    else { return nil }
    return items[place.item]
  }

  func place(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = items[section]?.firstIndex(of: item) {
        return IndexPath(item: row, section: number)
      }
    }
    return nil
  }

  /// The same without what is done once.
  var settled: Self {
    var copy = self
    (copy.reloaded, copy.reconfigured, copy.problems) = ([], [], [])
    return copy
  }
}
