import HeadlessSwiftUI
import HeadlessUIKit

extension Distance {
  /// A choice of what Apple does not document.
  enum Assumed: Hashable, CustomStringConvertible {
    case reported
    case opposite
    /// As reported but for the thing at this place in the model's list.
    case otherwise(Int)

    var uiKit: HeadlessAssumptions {
      var assumptions = HeadlessAssumptions()
      switch self {
      case .reported: break
      case .opposite: assumptions = .opposite
      case .otherwise(let place): HeadlessAssumptions.flips[place].apply(&assumptions)
      }
      return assumptions
    }

    var swiftUI: HeadlessViewAssumptions {
      var assumptions = HeadlessViewAssumptions()
      switch self {
      case .reported: break
      case .opposite: assumptions = .opposite
      case .otherwise(let place): HeadlessViewAssumptions.flips[place](&assumptions)
      }
      return assumptions
    }

    var description: String {
      switch self {
      case .reported: return "as reported"
      case .opposite: return "the other way round"
      case .otherwise(let place): return "thing \(place) otherwise"
      }
    }
  }
}
