internal import HeadlessUIKit

extension HeadlessViewAssumptions {
  /// Turns round the answer to one question.
  package typealias Flip = @Sendable (inout HeadlessViewAssumptions) -> Void

  /// Each question that Apple leaves open, with the answer turned round.
  package static let flips: [Flip] = [
    { $0.pathDuringTransition = .lost },
    { $0.dismissalDuringPresentation = .lost },
    { $0.secondPresentation = .dropped },
    { $0.rivalPresentations = .last },
    { $0.popWrites = .last },
    { $0.dismissalWrites = .last },
    { $0.dialogActions = .last },
    { $0.writesTwice.toggle() },
    { $0.coveredScreens = .builtAtOnce },
    { $0.coveredScreensAppearAgain.toggle() },
    { $0.closuresCompare = .equal },
    { $0.explicitSilence = .ignored },
    { $0.modifiedLists = .together },
    { $0.dismissDecision = .outermost },
    { $0.dismissalsByUIKit = .unheard },
    { $0.contentSwipe = .needsNothing },
    { $0.tabChanges = .atOnce },
    { $0.moreRows = .unheard },
    { $0.tabsByUIKit = .unheard },
    { $0.delegatesOfOthers = .unheard },
    { $0.elementTypes = .declared },
    { $0.linkValues = .exact },
    { $0.earlyPresentations = .lost },
    { $0.inactivePaths = .lost },
    { $0.accessibilityReach = .upToContainers },
    { $0.firstLayouts = .animated },
    { $0.releases = .late },
    { $0.collapses = .toPaths },
    { $0.shownColumns = .doubleColumn },
    { $0.pageWrites = .first },
    { $0.neighbourPages = .buildLate },
    { $0.neighbourPages = .appear },
    { $0.controllerReports = .early },
    { $0.controllerReports = .never },
    { $0.controllerReports = .late },
    { $0.controllerReports = .twice },
    { $0.uikit.coordinatorTurns = 0 },
    { $0.uikit.coordinatorTurns = 3 },
    { $0.uikit.menuActions = .beforeItGoes },
    { $0.uikit.menuActions = .whenItHasGone },
    { $0.movedScreens = .kept },
  ]

  /// Each answer turned round.
  package static var opposite: HeadlessViewAssumptions {
    flips.reduce(into: HeadlessViewAssumptions()) { $1(&$0) }
  }

  /// Draws each assumption by lot.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    var drawn = HeadlessViewAssumptions()
    for flip in flips.dropLast() where Bool.random(using: &generator) { flip(&drawn) }
    drawn.controllerReports = Reports.allCases.randomElement(using: &generator) ?? .inTime
    drawn.neighbourPages = Neighbours.allCases.randomElement(using: &generator) ?? .buildEarly
    drawn.uikit = .random(using: &generator)
    // From a copy, so that a seed that was found draws as before.
    var copy = generator
    drawn.movedScreens = MovedScreens.allCases.randomElement(using: &copy) ?? .begunAgain
    return drawn
  }
}
