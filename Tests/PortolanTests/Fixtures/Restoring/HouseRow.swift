import Testing

@testable import Portolan

/// One row of a table: what was shown when it was saved, what is lost since, what stands then.
struct HouseRow: CustomTestStringConvertible, Sendable {
  let shown: [House]
  var intents: [Intent] = []
  var lost: [House] = []
  var refused: [House.Guard] = []
  let result: String
  let leftOut: [String]

  var testDescription: String { "\(shown) without \(lost) \(refused)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var desk = Desk(HouseMap())
    desk.keptLimit = 2
    for route in shown { try desk.follow(.show(AnyRoute(route))) }
    for intent in intents { try desk.follow(intent) }
    let rules = refused.map { AnyGuard($0, of: House.self) }
    let (new, report) = try desk.restored(desk.saved().losing(lost), without: rules)
    #expect(new.tree.faults == [], sourceLocation: sourceLocation)
    #expect(new.picture == result, sourceLocation: sourceLocation)
    #expect(report.leftOut.map(\.description) == leftOut, sourceLocation: sourceLocation)
    if lost.isEmpty, refused.isEmpty {
      #expect(new.tree.isSame(as: desk.tree), sourceLocation: sourceLocation)
    }
  }
}
