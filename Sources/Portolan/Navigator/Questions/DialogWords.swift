/// The words and buttons of an alert or of a confirmation dialog.
///
/// The map makes a route a dialog: `.screen(.presented(.alert))`. The assembly gives the words, in
/// UIKit and in SwiftUI alike:
///
/// ```swift
/// func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
///   guard case .delete(let question) = route else { return nil }
///   return DialogWords(
///     "Delete \(question.item)?", message: "It cannot be brought back.",
///     choices: [
///       DialogWords.Choice("Delete", isDestructive: true) {
///         context.finish(question, with: .delete)
///       }
///     ], cancel: "Keep")
/// }
/// ```
///
/// ```swift
/// let ending = try await navigator.ask(DeleteQuestion(item: "Bread"))  // .finished(.delete)
/// ```
///
/// Each button closes the dialog. The question of `ask(_:)` ends as `dismissed` when the user
/// cancels, and when the action of the tapped button does not call `finish`.
public struct DialogWords {
  /// A button of a dialog, with an action.
  public struct Choice {
    package let text: String
    package let isDestructive: Bool
    package let action: @MainActor () -> Void
    /// The work that must succeed before a screen is left.
    var work: (@MainActor () async throws -> Void)?

    /// Creates a button; the action runs when the dialog has closed, in UIKit as in SwiftUI.
    ///
    /// `isDestructive` marks an action that deletes something, which the system shows in a colour
    /// of its own.
    public init(
      _ text: String, isDestructive: Bool = false, action: @escaping @MainActor () -> Void
    ) {
      self.text = text
      self.isDestructive = isDestructive
      self.action = action
    }

    /// A button for the dialog of `ScreenContext.askBeforeLeaving(when:_:)`, which asks before a
    /// screen closes; a tap on this button closes that screen.
    ///
    /// ```swift
    /// context.askBeforeLeaving {
    ///   DialogWords(
    ///     "Discard the draft?",
    ///     choices: [
    ///       .leave("Discard", isDestructive: true), .leave("Save") { try await draft.save() },
    ///     ], cancel: "Keep editing")
    /// }
    /// ```
    ///
    /// The screen closes when `work` has ended; with nil it closes at once. When `work` throws, the
    /// screen stays and a diagnostic names the type of the error; catch the error in `work` to show
    /// it to the user. When the request ends before `work` does, the task of `work` is cancelled.
    /// Awaiting a navigation in `work` throws `reentrant`. In a dialog that the map presents for a
    /// route, this button only closes the dialog, and `work` is not called.
    public static func leave(
      _ text: String, isDestructive: Bool = false,
      after work: (@MainActor () async throws -> Void)? = nil
    ) -> Self {
      var choice = Self(text, isDestructive: isDestructive) {}
      choice.work = work
      return choice
    }
  }

  package let title: String
  package let message: String?
  package let choices: [Choice]
  package let cancel: String

  /// Creates the words; `cancel` is the text of the button that only closes the dialog.
  ///
  /// In the dialog of `askBeforeLeaving(when:_:)`, that button keeps the screen.
  public init(
    _ title: String, message: String? = nil, choices: [Choice] = [], cancel: String
  ) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
  }
}

extension Diagnostic {
  package static func noWords(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .noWords, "The dialog \(route?.label.text ?? "of a stack") has no words.",
      why: "No assembly gives words for it, or it is no single screen.",
      fix: "Return them from the assembly's `dialog(for:in:)`; a sheet is shown instead.")
  }
}
