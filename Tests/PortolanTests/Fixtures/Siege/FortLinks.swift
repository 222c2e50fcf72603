import Foundation
import Portolan

enum FortLinks {
  static let table = LinkTable<Fort>(schemes: ["fort"], hosts: []) {
    LinkPattern("cell") { _ in .cell }
    LinkPattern("crypt") { _ in .crypt }
    LinkPattern("gate") { _ in .gate }
    LinkPattern("ward/{locked}") { .ward(isLocked: try $0.int("locked") == 1) }
  }

  static let paths = LinkTable<Fort>(schemes: ["fort"], hosts: [], pathOf: .wall) {
    LinkPattern("gate") { _ in .gate }
    LinkPattern("cell") { _ in .cell }
  }
}
