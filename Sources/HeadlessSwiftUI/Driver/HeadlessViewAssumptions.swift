public import HeadlessUIKit

/// Which of two plausible behaviours SwiftUI shows where Apple documents none.
public struct HeadlessViewAssumptions: Hashable, Sendable {
  /// What becomes of a change that comes at a bad moment.
  public enum Fate: String, Hashable, Sendable, CaseIterable {
    /// It is made as soon as it can be.
    case kept
    /// It is never made; only the next change is looked at.
    case lost
  }

  /// What becomes of a second presentation.
  public enum Second: String, Hashable, Sendable, CaseIterable {
    /// It comes when the first one has gone.
    case queued
    /// It never comes, unless its binding changes again.
    case dropped
  }

  /// Which of several views presents that ask for it in one update.
  public enum Rival: String, Hashable, Sendable, CaseIterable {
    /// The first one in the order of the views.
    case first
    /// The last one.
    case last
  }

  /// When the system writes what a user did.
  public enum Moment: String, Hashable, Sendable, CaseIterable {
    /// Before the transition.
    case first
    /// When the transition has ended.
    case last
  }

  /// When screens in the middle of a path are built.
  public enum Building: String, Hashable, Sendable, CaseIterable {
    /// When they come to the top.
    case builtWhenShown
    /// With the others.
    case builtAtOnce
  }

  /// How closures in views are compared.
  public enum Closures: String, Hashable, Sendable, CaseIterable {
    /// They never count as the same.
    case differ
    /// They count as the same when code and captured box are.
    case equal
  }

  /// How a transaction that says "no animation" acts on stacks and sheets.
  public enum Silence: String, Hashable, Sendable, CaseIterable {
    /// They then change without one.
    case respected
    /// They change as usual; only `disablesAnimations` counts (S4).
    case ignored
  }

  /// What a modifier of several views, or of none, modifies.
  public enum Lists: String, Hashable, Sendable, CaseIterable {
    /// Each view by itself: of no view nothing comes (S57).
    case eachView
    /// All of them together, as if they were one.
    case together
  }

  /// Which of several views decides whether a user may drag a sheet away.
  public enum Decision: String, Hashable, Sendable, CaseIterable {
    /// Each that disables it.
    case each
    /// The outermost that says anything (S59).
    case outermost
  }

  /// Whether SwiftUI hears of a change that UIKit makes by itself.
  public enum Hearing: String, Hashable, Sendable, CaseIterable {
    /// It writes the binding, as after a user's drag or tap.
    case written
    /// The binding keeps its value.
    case unheard
  }

  /// What a swipe in the content needs.
  public enum ContentSwipe: String, Hashable, Sendable, CaseIterable {
    /// The button that leads back, as the swipe from the edge does.
    case needsBackButton
    /// Nothing but a screen beneath.
    case needsNothing
  }

  /// How another tab comes to the front.
  public enum TabChange: String, Hashable, Sendable, CaseIterable {
    /// In a transition, from iOS 18 on.
    case animated
    /// At once, as before.
    case atOnce
  }

  /// Whether the first layout of a stack or of tabs belongs to the animation with which they come.
  public enum FirstLayout: String, Hashable, Sendable, CaseIterable {
    /// It is made before: bars stand where they belong.
    case still
    /// It is animated: bars move there from a safe area of zero.
    case animated
  }

  /// When the system frees a screen that has gone.
  public enum Release: String, Hashable, Sendable, CaseIterable {
    /// At the end of its transition.
    case atOnce
    /// Two seconds later, as long as tools wait that look for leaks.
    case late
  }

  /// How far `accessibilityHidden` reaches.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    /// Into everything inside.
    case everything
    /// To the controllers of stacks and tabs, which have a view of their own.
    case upToContainers
  }

  /// For which type a stack looks up the destination of an element.
  public enum ElementTypes: String, Hashable, Sendable, CaseIterable {
    /// The type of the value, also in a path of `AnyHashable`; where nothing is declared for it, that of
    /// the path's elements.
    case own
    /// The type of the path's elements.
    case declared
  }

  /// What a stack makes of a screen whose place in the path changes.
  public enum MovedScreens: String, Hashable, Sendable, CaseIterable {
    /// Another screen, whose state begins again.
    case begunAgain
    /// The same screen.
    case kept
  }

  /// Which values of links a stack appends to a path of one type.
  public enum LinkValues: String, Hashable, Sendable, CaseIterable {
    /// What can be converted to the type, as anything to `AnyHashable`.
    case converted
    /// What is of the type.
    case exact
  }

  /// When a view's controller hears of the appearance of the screen around it.
  public enum Reports: String, Hashable, Sendable, CaseIterable {
    /// As each child of a controller does.
    case inTime
    /// Of the end as soon as it begins.
    case early
    /// Of the end two turns later.
    case late
    /// Twice each time.
    case twice
    /// Nothing every third time.
    case never
  }

  /// Which column is in front when a split has collapsed.
  public enum Collapse: String, Hashable, Sendable, CaseIterable {
    /// The preferred one.
    case toPreference
    /// A later one whose stack has a path (S37).
    case toPaths
  }

  /// What the button writes that shows both columns of a split, for which both values are the same.
  public enum ShownColumns: String, Hashable, Sendable, CaseIterable {
    /// `all`.
    case all
    /// `doubleColumn`.
    case doubleColumn
  }

  /// What becomes of the pages beside the one in front.
  public enum Neighbours: String, Hashable, Sendable, CaseIterable {
    /// They are built with it.
    case buildEarly
    /// They are built with it, and appear.
    case appear
    /// They are built when a finger begins to turn to them.
    case buildLate
  }

  /// A path or preferred column written while its stack or split is in transition (S11).
  public var pathDuringTransition = Fate.kept
  /// A dismissal asked for while the window presents or dismisses (S27).
  public var dismissalDuringPresentation = Fate.kept
  /// A presentation asked for while another is there, comes or goes (S22, S23).
  public var secondPresentation = Second.queued
  /// Which of several views presents that ask for it in one update (S23).
  public var rivalPresentations = Rival.first
  /// When a user's way back is written into the path (S14).
  public var popWrites = Moment.first
  /// When a user's dismissal is written into the binding (S14).
  public var dismissalWrites = Moment.first
  /// Whether a button of an alert or a dialog acts before its value is written, or afterwards (S14).
  public var dialogActions = Moment.first
  /// Whether what the system writes is written twice (S14).
  public var writesTwice = false
  /// When screens in the middle of a path are built (S1).
  public var coveredScreens = Building.builtWhenShown
  /// What a stack makes of a screen whose place in the path changes (S17).
  public var movedScreens = MovedScreens.begunAgain
  /// Whether covered screens appear again when another is pushed above them (S16).
  public var coveredScreensAppearAgain = false
  /// How closures in views are compared (S55).
  public var closuresCompare = Closures.differ
  /// What `withAnimation(nil)` means for stacks and sheets (S4).
  public var explicitSilence = Silence.respected
  /// What a modifier of several views, or of none, modifies (S57, S58).
  public var modifiedLists = Lists.eachView
  /// Which of several views decides whether a user may drag a sheet away (S59).
  public var dismissDecision = Decision.each
  /// Whether SwiftUI hears that code of UIKit's has dismissed a sheet or cover (S61).
  public var dismissalsByUIKit = Hearing.written
  /// What a swipe in the content needs, from iOS 26 on (S62).
  public var contentSwipe = ContentSwipe.needsBackButton
  /// How another tab comes to the front (S63).
  public var tabChanges = TabChange.animated
  /// Whether SwiftUI hears that a user has chosen a row of More (S70).
  public var moreRows = Hearing.written
  /// For which type a stack looks up the destination of an element (S65).
  public var elementTypes = ElementTypes.own
  /// Which values of links a stack appends to a path of one type (S65).
  public var linkValues = LinkValues.converted
  /// A sheet or cover asked for before the window's root has appeared (S66).
  public var earlyPresentations = Fate.kept
  /// A path written while the scene is inactive (S48).
  public var inactivePaths = Fate.kept
  /// How far `accessibilityHidden` reaches (S67).
  public var accessibilityReach = Reach.everything
  /// Whether the first layout of a stack or of tabs is animated with their transition (S68).
  public var firstLayouts = FirstLayout.still
  /// When the system frees a screen that has gone (S69).
  public var releases = Release.atOnce

  /// Which column is in front when a split has collapsed (S37).
  public var collapses = Collapse.toPreference
  /// What the button writes that shows both columns of a split (S37).
  public var shownColumns = ShownColumns.all
  /// What becomes of the pages beside the one in front (S72).
  public var neighbourPages = Neighbours.buildEarly
  /// When the page to which a user has turned is written into the selection (S73).
  public var pageWrites = Moment.last
  /// When a view's controller hears of the appearance of the screen around it (S71).
  public var controllerReports = Reports.inTime
  /// Whether SwiftUI hears that code of UIKit's has selected another of its tabs (S78).
  public var tabsByUIKit = Hearing.written
  /// Whether SwiftUI hears what a user does in a stack or in tabs whose delegate is other code's (S79).
  public var delegatesOfOthers = Hearing.written
  /// What UIKit does beneath the views: with menus and alerts, their coordinators, and keys.
  public var uikit = HeadlessAssumptions()

  /// Creates the behaviour that reports name most often.
  public init() {}
}
