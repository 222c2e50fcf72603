/// What happens to a modal that other code has presented, when a request would close that modal or
/// change the screens beneath it.
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
/// While such a modal is open, the closure is called often, so it should return quickly and change
/// nothing. When a request would close several modals, the decision on each applies, from the front
/// modal backwards. When a request closes a modal, the modal's presentation delegate gets
/// `presentationControllerDidDismiss(_:)`, as after the user's drag. When `revalidate()` closes
/// screens, it waits for no modal; nor does a request that replaces the part beneath, as at a
/// sign-out. A curtain covers all modals, and closes none.
public enum ModalDecision {
  /// An alert stays in front while code changes the screens beneath, and closes for a link, or when
  /// the change cannot be shown beneath it. Any other modal closes, except while its
  /// `isModalInPresentation` is true: then the request waits, as with `wait`.
  case automatic
  /// The modal closes when a request changes the screens beneath it, or cannot show its result
  /// while the modal is open. An alert closes too, even when the change could be shown beneath it.
  case close
  /// The modal stays in front, changes are made beneath it, and `Arrival.isCovered` is true.
  ///
  /// A layer whose placement is `.presented` without `over` is presented on the modal. A request
  /// whose result can be shown neither beneath nor on the modal fails with `stays`, which names the
  /// type of the modal's controller.
  case keep
  /// The request waits until the modal has closed; after `parkingLimit` the request fails with
  /// `stays`.
  case wait
  /// A dialog with these words asks the user, as for `ScreenContext.askBeforeLeaving(when:_:)`.
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
