extension HeadlessAssumptions {
  /// Turns round the answer to one question.
  package typealias Flip = @Sendable (inout HeadlessAssumptions) -> Void

  /// Each question that Apple leaves open, with the answer turned round.
  package static let flips: [(name: String, apply: Flip)] = [
    ("dropped completions called", { $0.callsDroppedCompletion.toggle() }),
    ("cancelled completions called", { $0.callsCancelledCompletion.toggle() }),
    ("animators hear first", { $0.animationEndsFirst.toggle() }),
    ("empty dismissals not answered", { $0.callsEmptyDismissCompletion.toggle() }),
    ("dismissals dropped", { $0.holdsDismissals.toggle() }),
    ("dismissals at once", { $0.unanimatedDismissalTurns = 0 }),
    ("stacks at once", { $0.defersStackTransitions.toggle() }),
    ("reports late", { $0.reportsDidShowLate.toggle() }),
    ("cancelled swipes reported", { $0.reportsCancelledSwipe.toggle() }),
    ("returns unreported", { $0.reportsReturn.toggle() }),
    ("interrupted reports inside the edit", { $0.reportsInterruptedLate.toggle() }),
    ("nothing presented from outside", { $0.presentsFromOutside.toggle() }),
    ("early presentations lost", { $0.losesEarlyPresentations.toggle() }),
    ("swipes beside animators", { $0.animatorsEndSwipes.toggle() }),
    ("swipe without back button", { $0.swipeNeedsBackButton.toggle() }),
    ("retap pops nothing", { $0.retapPopsToRoot.toggle() }),
    ("bars tell late", { $0.tellsBarFirst.toggle() }),
    ("tabs at once", { $0.animatesTabTaps = false }),
    ("coordinators stay long", { $0.coordinatorTurns = 3 }),
    ("coordinators go at once", { $0.coordinatorTurns = 0 }),
    ("coordinators stay two turns", { $0.coordinatorTurns = 2 }),
    ("menus act before they go", { $0.menuActions = .beforeItGoes }),
    ("More holds stacks", { $0.moreTakesStacksOver.toggle() }),
    ("gone screens freed late", { $0.releasesLate.toggle() }),
    ("exchanges lay out inside", { $0.laysOutInExchange.toggle() }),
    ("keys stay with what is hidden", { $0.hidingPassesKeyOn.toggle() }),
    ("keys stay with the key window", { $0.firstResponderTakesKey.toggle() }),
    ("splits collapse to the first column", { $0.collapsesToSecondary.toggle() }),
    ("columns stand on each other", { $0.nestsColumnsDeeply.toggle() }),
    ("columns between are left out", { $0.showsColumnsBetween.toggle() }),
    ("pages asked for late", { $0.asksForPagesEarly.toggle() }),
    ("stale pages", { $0.pagesKeepStaleNeighbours.toggle() }),
    ("page sets reported late", { $0.reportsPageSetsLate.toggle() }),
    ("coordinators of pages", { $0.pagesHaveCoordinators.toggle() }),
    ("pages follow the language", { $0.pagesFollowLanguage.toggle() }),
    ("groups are selected", { $0.selectsTabsOfGroups.toggle() }),
    ("groups are asked for", { $0.asksForGroups.toggle() }),
    ("tabs of groups unreported", { $0.reportsTabsOfGroups.toggle() }),
    ("narrow bars list groups", { $0.narrowBarsListGroups.toggle() }),
    ("phones' dialogs rise", { $0.dialogsPointOnPhones.toggle() }),
    ("menus stand on", { ($0.menuActions, $0.menuTurns) = (.beforeItGoes, 5) }),
    ("searched screens present", { $0.searchesRefusePresentations.toggle() }),
    ("rows stay deselected", { $0.reselectsAfterCancelledSwipe.toggle() }),
    ("swipes beside zooms", { $0.zoomsTakeSwipes.toggle() }),
    ("resized phones widen", { $0.resizedPhonesStayCompact.toggle() }),
    ("unfolded dialogs point", { $0.unfoldedDialogsPoint.toggle() }),
  ]

  /// Each answer turned round.
  package static var opposite: HeadlessAssumptions {
    flips.reduce(into: HeadlessAssumptions(coordinatorTurns: 3)) { $1.apply(&$0) }
  }

  /// Draws each answer by lot.
  package static func random(using generator: inout some RandomNumberGenerator) -> Self {
    var drawn = HeadlessAssumptions()
    for flip in flips where Bool.random(using: &generator) { flip.apply(&drawn) }
    drawn.unanimatedDismissalTurns = .random(in: 0...3, using: &generator)
    drawn.animatesTabTaps = [nil, true, false].randomElement(using: &generator) ?? nil
    drawn.coordinatorTurns = .random(in: 0...3, using: &generator)
    drawn.menuActions = .allCases.randomElement(using: &generator) ?? .whileItGoes
    return drawn
  }
}
