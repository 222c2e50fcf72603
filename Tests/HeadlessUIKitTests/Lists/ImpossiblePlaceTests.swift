import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("A table refuses an update that names a row or section that does not exist")
struct ImpossiblePlaceTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The message of the fault for a change of a table with the sections [2, 1]; nil without a fault.
  private func fault(
    after sections: [[String]], _ change: @escaping @MainActor (UITableView) -> Void
  ) async throws -> String? {
    var message: String?
    try await onScreen { screen in
      let list = Groceries([["Apple", "Pear"], ["Roll"]])
      let window = screen.show(list)
      screen.turn()
      list.sections = sections
      list.tableView.performBatchUpdates { change(list.tableView) }
      screen.turn()
      #expect(screen.faults.allSatisfy { $0.kind == .invalidUpdate && $0.severity == .exception })
      #expect(screen.faults.count <= 1)
      #expect(screen.accessibleLabels.sorted() == sections.flatMap { $0 }.sorted())
      message = screen.faults.first?.message
      _ = window
    }
    return message
  }

  @Test("U191 a row that goes, moves or is asked for again must have existed before")
  func before() async throws {
    let message = try await fault(after: [["Pear"], ["Roll"]]) {
      $0.deleteRows(at: [self.row(5)], with: .none)
    }
    #expect(
      message?.contains(
        "attempt to delete row 5 from section 0 which only contains 2 rows before the update")
        == true)
    let section = try await fault(after: [["Apple", "Pear"], ["Roll"]]) {
      $0.reloadRows(at: [self.row(0, 4)], with: .none)
    }
    #expect(section?.contains("there are only 2 sections before the update") == true)
    let moved = try await fault(after: [["Apple", "Pear"], ["Roll"]]) {
      $0.moveRow(at: self.row(2), to: self.row(0))
    }
    #expect(moved?.contains("attempt to move row 2 from section 0") == true)
  }

  @Test("U191 a row that comes must exist afterwards")
  func after() async throws {
    let message = try await fault(after: [["Apple", "Pear", "Fig"], ["Roll"]]) {
      $0.insertRows(at: [self.row(3)], with: .none)
    }
    #expect(
      message?.contains(
        "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the "
          + "update") == true)
    let moved = try await fault(after: [["Apple", "Pear"], ["Roll"]]) {
      $0.moveRow(at: self.row(0), to: self.row(2))
    }
    #expect(moved?.contains("attempt to move a row to row 2 in section 0") == true)
  }

  @Test("U191 sections must exist too, before or afterwards")
  func sections() async throws {
    let gone = try await fault(after: [["Apple", "Pear"]]) { $0.deleteSections([5], with: .none) }
    #expect(
      gone?.contains("attempt to delete section 5, but there are only 2 sections before the update")
        == true)
    let come = try await fault(after: [["Apple", "Pear"], ["Roll"], []]) {
      $0.insertSections([7], with: .none)
    }
    #expect(
      come?.contains("attempt to insert section 7 but there are only 3 sections after the update")
        == true)
  }

  @Test("U191 places that exist are no fault, at the ends too")
  func possible() async throws {
    let message = try await fault(after: [["Roll"], ["Fig", "Apple"]]) {
      $0.deleteSections([0], with: .none)
      $0.deleteRows(at: [self.row(1)], with: .none)
      $0.insertSections([1], with: .none)
      $0.insertRows(at: [self.row(1, 1)], with: .none)
    }
    #expect(message == nil)
  }
}
