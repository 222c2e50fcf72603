import HeadlessSwiftUI
import HeadlessUIKit

extension Distance {
  /// One of two sets of what Apple does not document.
  enum Assumed: String, CaseIterable {
    case reported = "as reported"
    case opposite = "the other way round"

    var uiKit: HeadlessAssumptions {
      self == .reported ? HeadlessAssumptions() : .opposite
    }

    var swiftUI: HeadlessViewAssumptions {
      self == .reported ? HeadlessViewAssumptions() : .opposite
    }
  }
}
