import Foundation

/// What an app says that has changed in a list: places before for what goes, places after for what comes.
struct ListUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections: IndexSet = []
  var movedRows: [IndexPath: IndexPath] = [:]

  /// Where a row stands afterwards; nil for one that has gone.
  func place(of old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard !deletedRows.contains(old), let section = place(ofSection: old.section) else {
      return nil
    }
    let gone = (Array(deletedRows) + movedRows.keys).count {
      $0.section == old.section && $0.row < old.row
    }
    let came = (Array(insertedRows) + movedRows.values).filter { $0.section == section }
    var row = old.row - gone
    for new in came.map(\.row).sorted() where new <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Where a section stands afterwards; nil for one that has gone.
  func place(ofSection old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count { $0 < old }
    for new in insertedSections where new <= section { section += 1 }
    return section
  }

  /// What is wrong with the places, or with the counts that the app gives afterwards; nil when all
  /// agree (U191).
  func problem(before: [Int], after: [Int]) -> String? {
    impossiblePlace(before: before, after: after) ?? wrongCount(before: before, after: after)
  }

  /// The places exist.
  private func wrongCount(before: [Int], after: [Int]) -> String? {
    let sections = before.count - deletedSections.count + insertedSections.count
    guard sections == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "view after the update (\(after.count)) must be equal to the number of sections contained "
        + "in the view before the update (\(before.count)), plus or minus the number of sections "
        + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    for (old, count) in before.enumerated() where !reloadedSections.contains(old) {
      guard let section = place(ofSection: old) else { continue }
      let gone = (Array(deletedRows) + movedRows.keys).count { $0.section == old }
      let came = (Array(insertedRows) + movedRows.values).count { $0.section == section }
      guard count - gone + came != after[section] else { continue }
      return "Invalid update: invalid number of rows in section \(section). The number of rows "
        + "contained in an existing section after the update (\(after[section])) must be equal to the "
        + "number of rows contained in that section before the update (\(count)), plus or minus the "
        + "number of rows inserted or deleted from that section (\(came) inserted, \(gone) deleted)."
    }
    return nil
  }
}
