import Foundation

extension ListUpdate {
  /// The first place that does not exist, before the update or afterwards; nil when all do (U191).
  func impossiblePlace(before: [Int], after: [Int]) -> String? {
    let problem =
      missingSection("delete", deletedSections, before: before)
      ?? missingSection("reload", reloadedSections, before: before)
      ?? missingSection(inserted: insertedSections, after: after)
      ?? missingRow("delete", deletedRows, before: before)
      ?? missingRow("reload", reloadedRows, before: before)
      ?? missingRow("move", Set(movedRows.keys), before: before)
      ?? missingRow("insert", insertedRows, after: after)
      ?? missingRow("move a row to", Set(movedRows.values), after: after)
      ?? conflict
    return problem.map { "Invalid update: attempt to \($0)" }
  }

  private var conflict: String? {
    if !deletedRows.isDisjoint(with: movedRows.keys) {
      return "perform a delete and a move from the same index path"
    }
    return insertedRows.isDisjoint(with: movedRows.values)
      ? nil : "perform an insert and a move to the same index path"
  }

  private func missingSection(_ verb: String, _ sections: IndexSet, before: [Int]) -> String? {
    sections.first { !before.indices.contains($0) }.map {
      "\(verb) section \($0), but there are only \(before.count) sections before the update"
    }
  }

  private func missingSection(inserted sections: IndexSet, after: [Int]) -> String? {
    sections.first { !after.indices.contains($0) }.map {
      "insert section \($0) but there are only \(after.count) sections after the update"
    }
  }

  private func missingRow(_ verb: String, _ rows: Set<IndexPath>, before: [Int]) -> String? {
    guard let row = firstMissing(rows, in: before) else { return nil }
    guard row.count == 2 else { return "\(verb) a row at a place that has no section and row" }
    let place = "\(verb) row \(row.row) from section \(row.section)"
    return before.indices.contains(row.section)
      ? "\(place) which only contains \(before[row.section]) rows before the update"
      : "\(place), but there are only \(before.count) sections before the update"
  }

  private func missingRow(_ verb: String, _ rows: Set<IndexPath>, after: [Int]) -> String? {
    guard let row = firstMissing(rows, in: after) else { return nil }
    guard row.count == 2 else { return "\(verb) a place that has no section and row" }
    let (section, preposition) = (row.section, verb == "insert" ? "into" : "in")
    let place = "\(verb) row \(row.row) \(preposition) section \(section), but there are only "
    return after.indices.contains(section)
      ? "\(place)\(after[section]) rows in section \(section) after the update"
      : "\(place)\(after.count) sections after the update"
  }

  private func firstMissing(_ rows: Set<IndexPath>, in counts: [Int]) -> IndexPath? {
    rows.sorted().first {
      $0.count != 2 || !counts.indices.contains($0.section)
        || !(0..<counts[$0.section]).contains($0.row)
    }
  }
}
