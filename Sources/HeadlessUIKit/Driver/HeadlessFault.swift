/// A mistake that UIKit would answer with an exception or a line in the console.
public struct HeadlessFault: Sendable, Equatable, CustomStringConvertible {
  /// The kind of mistake.
  public enum Kind: String, Sendable, CaseIterable {
    /// A child's view stands under a view that is not its parent's (U7).
    case hierarchyInconsistency
    /// Appearance calls without their counterpart (U13).
    case unbalancedAppearance
    /// A transition between controllers that are not both children (U14).
    case invalidTransition
    /// A controller pushed twice (U35).
    case duplicatePush
    /// A container pushed that must not be (U36).
    case unpushable
    /// A pop to a controller outside the stack (U37).
    case popOutsideStack
    /// A second animated edit in one turn before iOS 18 (U44).
    case nestedTransition
    /// A presentation by a controller that presents already (U72).
    case alreadyPresenting
    /// A presentation from outside the window (U73).
    case outsideWindow
    /// A presentation of what cannot be presented (U74).
    case unpresentable
    /// A popover without anything to point at (U98).
    case pointsAtNothing
    /// A presentation while another one runs (U96).
    case presentationInProgress
    /// A dismissal while another one runs (U87).
    case dismissalInProgress
    /// A tab selected that does not exist (U121).
    case invalidSelection
    /// What belongs to another style of split (U123).
    case splitStyle
    /// Another number of pages than are shown (U137).
    case pageCount
    /// A page set while another one turns (U138).
    case pageDuringTurn
    /// A view that the app did not make.
    case missingView
    /// Counts of rows that do not agree with what is said to have changed (U191).
    case invalidUpdate
    /// A snapshot of which sections or items are unknown or there twice.
    case invalidSnapshot
    /// A cell of a name for which nothing was registered.
    case unregisteredCell
    /// A storyboard, a screen in it, a segue or an archive that does not exist.
    case missingArchive
    /// Transitions that would not come to an end.
    case endlessTransition
  }

  /// How UIKit reports a fault.
  public enum Severity: String, Sendable {
    /// An Objective-C exception; the call did nothing.
    case exception
    /// A line in the console.
    case log
  }

  /// The kind of mistake.
  public let kind: Kind
  /// How UIKit reports it.
  public let severity: Severity
  /// The text that UIKit prints.
  public let message: String
  /// The types of the controllers concerned.
  public let controllers: [String]

  /// The kind and the text in one line.
  public var description: String { "\(severity.rawValue) \(kind.rawValue): \(message)" }
}
