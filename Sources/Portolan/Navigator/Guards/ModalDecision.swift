/// What happens to a modal of other code when a request would close it or change the screens
/// beneath.
///
/// ```swift
/// root.decideOnModal = { modal in
///   switch modal {
///   case is ScannerViewController: .keep
///   case let editor as EditorViewController where editor.hasChanges:
///     .ask(DialogWords("Discard the note?", choices: [.leave("Discard")], cancel: "Keep editing"))
///   default: .automatic
///   }
/// }
/// ```
///
/// A host asks for the decision whenever it reads the screen while such a modal is open: decide
/// quickly, and change nothing. When a request would close several modals, the decision on each
/// counts, the front one first. When a modal closes, its presentation delegate gets
/// `presentationControllerDidDismiss(_:)`, as after the user's drag. No modal holds up
/// `revalidate()` when it closes screens, nor a request that replaces the part beneath, as at a
/// sign-out. A curtain covers all modals, and closes none.
public enum ModalDecision {
  /// An alert stays in front while code changes the screens beneath, and closes for a link, or when
  /// the change cannot be shown beneath it. Any other modal closes, except while its
  /// `isModalInPresentation` is true: then the request waits, as with `wait`.
  case automatic
  /// The modal closes when a request changes the screens beneath it or needs its place; so does an
  /// alert, although the change could be shown beneath it.
  case close
  /// The modal stays in front, changes are made beneath it, and `Arrival.isCovered` is true.
  ///
  /// A layer over the front screen stands on the modal. A request whose result cannot be shown
  /// beneath fails with `stays`, which names the type of the modal's controller.
  case keep
  /// The request waits until the modal has closed, at most for `parkingLimit`; then it fails with
  /// `stays`.
  case wait
  /// The user is asked with these words, as by `ScreenContext.askBeforeLeaving(when:_:)`.
  case ask(DialogWords)
}

extension ModalDecision {
  /// How the modal behaves; nil when it closes without a question.
  package func manner(isAlert: Bool, isModal: Bool) -> OtherLayer.Manner? {
    switch self {
    case .automatic: isAlert ? .staysForCode : isModal ? .asks : nil
    case .close: nil
    case .keep: .stays
    case .wait, .ask: .asks
    }
  }
}

/// Asks what becomes of a modal of other code.
@MainActor struct ModalQuestion {
  let modal: ForeignID
  let ticket: Ticket
  weak var scene: SceneNavigator?

  func answer() async -> ExitVerdict {
    switch scene?.host?.decision(on: modal) {
    case nil, .close?: return .leave
    case .keep?: return .stay
    case .ask(let words)?: return await scene?.show(words, ticket)() ?? .leave
    case .automatic?, .wait?:
      // The question ends with the modal, or when that decides otherwise.
      await Waiters<Void>().value(orWhenCancelled: ())
      return .stay
    }
  }
}
