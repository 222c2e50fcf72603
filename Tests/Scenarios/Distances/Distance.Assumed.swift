import HeadlessSwiftUI
import HeadlessUIKit

extension Distance {
  /// A choice of what Apple does not document.
  enum Assumed: Hashable, CustomStringConvertible {
    case reported
    case opposite
    /// As reported but for the things at these places in the model's list.
    case otherwise([Int])

    var uiKit: HeadlessAssumptions {
      var assumptions = HeadlessAssumptions()
      switch self {
      case .reported: break
      case .opposite: assumptions = .opposite
      case .otherwise(let places):
        for place in places { HeadlessAssumptions.flips[place].apply(&assumptions) }
      }
      return assumptions
    }

    var swiftUI: HeadlessViewAssumptions {
      var assumptions = HeadlessViewAssumptions()
      switch self {
      case .reported: break
      case .opposite: assumptions = .opposite
      case .otherwise(let places):
        for place in places { HeadlessViewAssumptions.flips[place](&assumptions) }
      }
      return assumptions
    }

    var description: String {
      switch self {
      case .reported: return "as reported"
      case .opposite: return "the other way round"
      case .otherwise(let places):
        return "otherwise: \(places.map(String.init).joined(separator: ", "))"
      }
    }
  }
}
