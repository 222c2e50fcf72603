@testable import Portolan

extension Traffic {
  /// All requests on their way.
  var numbers: [Int] { rows.all + parked + committed }
}
