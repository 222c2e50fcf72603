import Testing

@testable import Portolan

/// What may be shown when something is asked for.
///
/// `a` are tabs of the stack `b` and the bare screen `c`; `item(1)` and `item(2)` stand on `b`; `d`
/// is a stack in a sheet, `e` a passing splash, `f` a bare part.
enum Situation: String, CaseIterable {
  case nothing, splash, part, first, deep, otherTab, sheet, kept

  static let table: [Spot: RouteDestination<Spot>] = [
    .a: .tabs([.b, .c], .root), .b: .screenInStack(.member(of: .a)), .c: .screen(.member(of: .a)),
    .d: .screenInStack(.presented(.sheet, over: .a)), .e: .screen(.root, isPassing: true),
    .f: .screen(.root), .item(1): .screen(.pushed(inStackOf: .b)),
    .item(2): .screen(.pushed(inStackOf: .b)),
  ]

  /// What is asked for until it is so.
  private var intents: [Intent] {
    let reach = { (spots: Spot...) in spots.map { Intent.show(AnyRoute($0)) } }
    switch self {
    case .nothing: return []
    case .splash: return reach(.e)
    case .part: return reach(.f)
    case .first: return reach(.a)
    case .deep: return reach(.item(1), .item(2))
    case .otherTab: return reach(.item(1), .c)
    case .sheet: return reach(.item(1), .d)
    case .kept: return reach(.item(1)) + [.show(AnyRoute(Spot.f), keeping: true)]
    }
  }

  /// A desk on which it is so, with a map that has more destinations.
  func desk(_ more: [Spot: RouteDestination<Spot>] = [:]) throws -> Desk<Spot> {
    let table = Self.table.merging(more) { $1 }
    var desk = Desk(TableMap(table, samples: Array(table.keys)))
    for intent in intents { try desk.follow(intent) }
    return desk
  }
}

extension Desk {
  /// What an intent leads to, as a picture, or the code of the error.
  ///
  /// The desk itself stays as it is.
  func result(of intent: Intent) throws -> String {
    var desk = self
    do throws(NavigationError) { try desk.follow(intent) } catch { return error.diagnostic.code }
    return desk.tree.faults.first ?? desk.picture
  }
}
