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
      var assumptions = HeadlessViewAssumptions()
      if self == .reported { return assumptions }
      assumptions.pathDuringTransition = .lost
      assumptions.dismissalDuringPresentation = .lost
      assumptions.secondPresentation = .dropped
      assumptions.popWrites = .last
      assumptions.dismissalWrites = .last
      assumptions.writesTwice = true
      assumptions.coveredScreens = .builtAtOnce
      assumptions.coveredScreensAppearAgain = true
      assumptions.closuresCompare = .equal
      assumptions.explicitSilence = .ignored
      return assumptions
    }
  }
}
