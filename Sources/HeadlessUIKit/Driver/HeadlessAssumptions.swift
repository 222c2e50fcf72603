/// Which of two plausible behaviours a screen shows where Apple documents none.
public struct HeadlessAssumptions: Sendable, Hashable {
  /// Whether a tap on a tab is animated; nil follows the profile: from iOS 18 on it is (U166).
  public var animatesTabTaps: Bool?
  /// How many turns a coordinator is still to be had after its completions (U166).
  public var coordinatorTurns: Int
  /// When a menu performs the action that a user chose.
  public enum MenuActions: String, Sendable, CaseIterable {
    /// As long as it stands.
    case beforeItGoes
    /// When it has begun to go.
    case whileItGoes
    /// When it is off the screen.
    case whenItHasGone
  }

  /// Whether the completion of a presentation or dismissal that was dropped is called (U72, U87).
  public var callsDroppedCompletion: Bool
  /// Whether the completion of a presentation or dismissal that its animator gave up is called, as after
  /// a finger that went back (U171).
  public var callsCancelledCompletion: Bool
  /// Whether an animator of the app's own hears of the end of its transition before the controllers do;
  /// otherwise after them (U172).
  public var animationEndsFirst: Bool
  /// Whether dismissing with nothing to dismiss calls its completion (U88).
  public var callsEmptyDismissCompletion: Bool
  /// Whether a dismissal that is asked for while a presentation or dismissal runs is performed when
  /// that has ended; otherwise it is dropped with a log (U87).
  public var holdsDismissals: Bool
  /// After how many turns a dismissal without animation has finished (U84).
  public var unanimatedDismissalTurns: Int
  /// Whether a stack's transition begins at the next layout; otherwise inside the call that asks for
  /// it (U163).
  public var defersStackTransitions: Bool
  /// Whether a stack change without animation reports `didShow` a turn later (U51).
  public var reportsDidShowLate: Bool
  /// Whether a stack reports `didShow` for the screen to which a cancelled swipe leads back (U52).
  public var reportsCancelledSwipe: Bool
  /// Whether a stack reports `didShow` after a push and a pop in one turn, which leave it as it was;
  /// otherwise it reports nothing (U45).
  public var reportsReturn: Bool
  /// Whether the `didShow` of a transition that an edit interrupts comes at the next layout, where the
  /// new transition begins; otherwise inside the edit (U163).
  public var reportsInterruptedLate: Bool
  /// Whether a controller that has not appeared yet presents nothing, without a word: what a launch
  /// presents in its first turns is lost (U73).
  public var losesEarlyPresentations: Bool
  /// Whether a controller outside the window presents when the ancestor that presents for it stands in
  /// the window; otherwise it presents nothing, with a log (U73).
  public var presentsFromOutside: Bool
  /// Whether a hidden bar or an own left item disables the default swipe back (U60).
  public var swipeNeedsBackButton: Bool
  /// Whether no swipe goes back in a stack whose delegate has a method for animators (U60).
  public var animatorsEndSwipes: Bool
  /// Whether a tap on the selected tab pops its stack (U111).
  public var retapPopsToRoot: Bool
  /// Whether `tabBar(_:didSelect:)` comes before the delegate is asked, also for a tap that it then
  /// refuses; otherwise after the tab was selected (U110).
  public var tellsBarFirst: Bool
  /// When a menu performs the action that a user chose (U165).
  public var menuActions: MenuActions
  /// Whether More takes the controllers over of a tab that is a stack; otherwise it holds the stack
  /// itself (U115).
  public var moreTakesStacksOver: Bool
  /// Whether a controller that was popped or dismissed is freed two seconds later, as long as tools
  /// wait that look for leaks; otherwise at the end of its transition (U169).
  public var releasesLate: Bool
  /// Whether an exchange of children lays the new view out within its animation, so that bars move to
  /// their places from a safe area of zero; otherwise before (U170).
  public var laysOutInExchange: Bool
  /// Whether a key window that is hidden makes the highest window that is shown key (U152).
  public var hidingPassesKeyOn: Bool
  /// Whether a responder that takes the keyboard makes its window key (U160).
  public var firstResponderTakesKey: Bool

  /// Whether a split that collapses proposes its last column for the top, otherwise its first (U128).
  public var collapsesToSecondary: Bool
  /// Whether the third of the columns that stand in one stack stands on the second one's stack;
  /// otherwise both stand on the first one's (U127).
  public var nestsColumnsDeeply: Bool
  /// Whether showing the last column of a collapsed split puts the middle one beneath it (U128).
  public var showsColumnsBetween: Bool

  /// Whether scrolling pages ask for both neighbours as soon as a page is at rest; otherwise when a
  /// finger begins (U139).
  public var asksForPagesEarly: Bool
  /// Whether scrolling pages take the page before an animated set for a neighbour until the next set
  /// (U139).
  public var pagesKeepStaleNeighbours: Bool
  /// Whether a set of pages without animation is reported a turn later (U139).
  public var reportsPageSetsLate: Bool
  /// Whether a transition coordinator is to be had while pages turn (U139).
  public var pagesHaveCoordinators: Bool
  /// Whether UIKit turns pages round in languages that run from right to left; otherwise the page after
  /// stands on the right in every language (U173).
  public var pagesFollowLanguage: Bool

  /// Whether the selected tab is the one of a group that is shown; otherwise the group (U117).
  public var selectsTabsOfGroups: Bool
  /// Whether the delegate is asked for the group on whose place a user taps; otherwise for the tab of
  /// it that would be shown (U117).
  public var asksForGroups: Bool
  /// Whether the delegate hears that a tab of a group was selected (U117).
  public var reportsTabsOfGroups: Bool
  /// Whether the bar of a narrow screen has a place for each tab of a group; otherwise one for the group (U117).
  public var narrowBarsListGroups: Bool

  /// Whether a dialog with a source points at it on a phone from iOS 26 on, without a button that cancels
  /// (U174); otherwise it rises from the lower edge.
  public var dialogsPointOnPhones: Bool
  /// How many turns a menu that acts before it goes still stands, without a sign of going (U165).
  public var menuTurns: Int
  /// Whether a swipe back from a screen that zooms is the zoom's own gesture, about which the delegates of the
  /// stack's recognisers hear nothing (U176).
  public var zoomsTakeSwipes: Bool

  /// Whether a table's controller selects its row again when the swipe back to it is cancelled (U193).
  public var reselectsAfterCancelledSwipe: Bool

  /// Whether a screen that is searched presents nothing else, with a log (U196); otherwise its ancestor does.
  public var searchesRefusePresentations: Bool

  /// Whether the window of a phone stays compact from side to side however wide a user drags it, so that
  /// controllers hear of its size alone (U178); otherwise a wide one is regular.
  public var resizedPhonesStayCompact: Bool
  /// Whether a confirmation dialog on the open display of a phone that folds is one of a tablet: it stands
  /// at its source, and UIKit stops the app without one (U179); otherwise it is one of a phone.
  public var unfoldedDialogsPoint: Bool

  /// Creates assumptions, by default the behaviour that reports name most often.
  public init(
    callsDroppedCompletion: Bool = false, callsCancelledCompletion: Bool = false,
    animationEndsFirst: Bool = false, callsEmptyDismissCompletion: Bool = true,
    holdsDismissals: Bool = true, unanimatedDismissalTurns: Int = 2,
    defersStackTransitions: Bool = true, reportsDidShowLate: Bool = false,
    reportsCancelledSwipe: Bool = false, reportsReturn: Bool = true,
    reportsInterruptedLate: Bool = true, losesEarlyPresentations: Bool = false,
    presentsFromOutside: Bool = true,
    swipeNeedsBackButton: Bool = true, animatorsEndSwipes: Bool = true,
    retapPopsToRoot: Bool = true, tellsBarFirst: Bool = true,
    animatesTabTaps: Bool? = nil, coordinatorTurns: Int = 1,
    menuActions: MenuActions = .whileItGoes, moreTakesStacksOver: Bool = true,
    releasesLate: Bool = false, laysOutInExchange: Bool = false, hidingPassesKeyOn: Bool = true,
    firstResponderTakesKey: Bool = true, collapsesToSecondary: Bool = true,
    nestsColumnsDeeply: Bool = false, showsColumnsBetween: Bool = true,
    asksForPagesEarly: Bool = true, pagesKeepStaleNeighbours: Bool = false,
    reportsPageSetsLate: Bool = false, pagesHaveCoordinators: Bool = false,
    pagesFollowLanguage: Bool = false, selectsTabsOfGroups: Bool = true,
    asksForGroups: Bool = false, reportsTabsOfGroups: Bool = true,
    narrowBarsListGroups: Bool = false,
    dialogsPointOnPhones: Bool = true, menuTurns: Int = 0,
    zoomsTakeSwipes: Bool = true, reselectsAfterCancelledSwipe: Bool = true,
    searchesRefusePresentations: Bool = true, resizedPhonesStayCompact: Bool = true,
    unfoldedDialogsPoint: Bool = false
  ) {
    self.callsDroppedCompletion = callsDroppedCompletion
    self.callsCancelledCompletion = callsCancelledCompletion
    self.animationEndsFirst = animationEndsFirst
    self.callsEmptyDismissCompletion = callsEmptyDismissCompletion
    self.holdsDismissals = holdsDismissals
    self.unanimatedDismissalTurns = unanimatedDismissalTurns
    self.defersStackTransitions = defersStackTransitions
    self.reportsDidShowLate = reportsDidShowLate
    self.reportsCancelledSwipe = reportsCancelledSwipe
    self.reportsReturn = reportsReturn
    self.reportsInterruptedLate = reportsInterruptedLate
    self.losesEarlyPresentations = losesEarlyPresentations
    self.presentsFromOutside = presentsFromOutside
    self.swipeNeedsBackButton = swipeNeedsBackButton
    self.animatorsEndSwipes = animatorsEndSwipes
    self.retapPopsToRoot = retapPopsToRoot
    self.tellsBarFirst = tellsBarFirst
    self.animatesTabTaps = animatesTabTaps
    self.coordinatorTurns = coordinatorTurns
    self.menuActions = menuActions
    self.moreTakesStacksOver = moreTakesStacksOver
    self.releasesLate = releasesLate
    self.laysOutInExchange = laysOutInExchange
    self.hidingPassesKeyOn = hidingPassesKeyOn
    self.firstResponderTakesKey = firstResponderTakesKey
    self.collapsesToSecondary = collapsesToSecondary
    self.nestsColumnsDeeply = nestsColumnsDeeply
    self.showsColumnsBetween = showsColumnsBetween
    self.asksForPagesEarly = asksForPagesEarly
    self.pagesKeepStaleNeighbours = pagesKeepStaleNeighbours
    self.reportsPageSetsLate = reportsPageSetsLate
    self.pagesHaveCoordinators = pagesHaveCoordinators
    self.pagesFollowLanguage = pagesFollowLanguage
    self.selectsTabsOfGroups = selectsTabsOfGroups
    self.asksForGroups = asksForGroups
    self.reportsTabsOfGroups = reportsTabsOfGroups
    self.narrowBarsListGroups = narrowBarsListGroups
    self.dialogsPointOnPhones = dialogsPointOnPhones
    self.menuTurns = menuTurns
    self.zoomsTakeSwipes = zoomsTakeSwipes
    self.reselectsAfterCancelledSwipe = reselectsAfterCancelledSwipe
    self.searchesRefusePresentations = searchesRefusePresentations
    self.resizedPhonesStayCompact = resizedPhonesStayCompact
    self.unfoldedDialogsPoint = unfoldedDialogsPoint
  }
}
