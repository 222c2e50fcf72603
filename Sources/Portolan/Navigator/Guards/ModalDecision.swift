/// What becomes of a modal that other code has presented, when a request meets it.
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
/// A host asks for it whenever it reads the screen while such a modal is open: decide quickly, and
/// change nothing. Of several modals that a request would close each is asked, the front one first.
/// When one closes, its presentation delegate gets `presentationControllerDidDismiss(_:)`, as after
/// a person's drag. No modal is asked when a guard refuses a screen (`revalidate()`), or when the
/// part beneath it is switched, as at a sign-out. A curtain covers all modals, and closes none.
public enum ModalDecision {
  /// An alert stays in front while code changes the screens beneath, and closes for a link or when
  /// the change cannot be shown beneath it. Another modal closes; the request waits for it while it
  /// says `isModalInPresentation`, as with `wait`.
  case automatic
  /// It closes when it is in the way; an alert also for what could be shown beneath.
  case close
  /// It stays in front, and changes are made beneath it: `Arrival.isCovered` is true. A layer over the
  /// current screen stands on it. What cannot be shown so ends as `stays`, which names the type of its
  /// controller.
  case keep
  /// The request waits until the modal has gone, at most `parkingLimit`; then it ends as `stays`.
  case wait
  /// The person is asked, as by `ScreenContext.askBeforeLeaving(when:_:)`.
  case ask(DialogWords)
}

extension ModalDecision {
  /// How the modal behaves; nil when it just closes.
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
