import HeadlessSwiftUI
import HeadlessUIKit

extension Distance {
  /// One of two sets of what Apple does not document.
  enum Assumed: String, CaseIterable {
    case reported = "as reported"
    case opposite = "the other way round"

    var uiKit: HeadlessAssumptions {
      if self == .reported { return HeadlessAssumptions() }
      return HeadlessAssumptions(
        callsDroppedCompletion: true, callsEmptyDismissCompletion: true,
        unanimatedDismissalTurns: 0, reportsDidShowLate: true, swipeNeedsBackButton: false,
        retapPopsToRoot: true, hidingPassesKeyOn: false, firstResponderTakesKey: false)
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
