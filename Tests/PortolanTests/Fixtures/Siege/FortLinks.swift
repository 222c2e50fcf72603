import Foundation
import Portolan
import PortolanLinks

enum FortLinks {
  static let table = LinkTable<Fort>(schemes: ["fort"]) {
    LinkPattern("/cell", .cell)
    LinkPattern("/crypt", .crypt)
    LinkPattern("/gate", .gate)
    LinkPattern("/ward/{locked}", { (locked: Int) in Fort.ward(isLocked: locked == 1) }) {
      if case .ward(let isLocked) = $0 { isLocked ? 1 : 0 } else { nil }
    }
  }

  static let paths = LinkTable<Fort>(schemes: ["fort"], pathOf: .wall) {
    LinkPattern("/gate", .gate)
    LinkPattern("/cell", .cell)
  }
}
