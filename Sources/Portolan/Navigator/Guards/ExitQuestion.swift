/// How a screen wants to be asked before it closes.
enum ExitQuestion {
  /// By a closure of the app.
  case closure(@MainActor () async -> ExitVerdict)
  /// By a dialog that the host shows; without words there is nothing to ask.
  case dialog(@MainActor () -> DialogWords?)
}

extension SceneNavigator {
  /// The work that asks a screen whether it may close, or the app about a modal of other code.
  ///
  /// Without an exit guard there is no question, and the result is nil. While a user thinks, the work
  /// does not keep the navigator alive. A screen that has gone meanwhile may close.
  func question(ofLeaving id: NodeID, _ ticket: Ticket) -> (@MainActor () async -> ExitVerdict)? {
    if let modal = traffic.tree.node(id)?.extra?.foreign {
      return ModalQuestion(modal: modal, ticket: ticket, scene: self).answer
    }
    guard screens.values[id]?.exit != nil else { return nil }
    return { [weak self] in
      switch self?.screens.values[id]?.exit {
      case nil: return .leave
      case .closure(let ask)?: return await ask()
      case .dialog(let words)?:
        guard let words = words() else { return .leave }
        return await self?.show(words, ticket)() ?? .leave
      }
    }
  }

  /// Shows a dialog; what it returns waits for the user's answer, and does what was chosen.
  func show(_ words: DialogWords, _ ticket: Ticket) -> @MainActor () async -> ExitVerdict {
    let dialog = LeavingDialog(words)
    let asked = traffic.label(of: ticket)
    dialog.whenNotShown = { [weak self] in self?.report(.exitNotShown(asked)) }
    // The words may have ended the question.
    if traffic.isAwaited(ticket) { dialogs.begin(dialog, ticket, on: host) }
    return { [weak self] in
      let answer = await dialog.value()
      do { return try await answer.verdict() } catch {
        self?.report(.exitWorkFailed(asked, "\(type(of: error))"))
        return .stay
      }
    }
  }
}

extension LeavingDialog.Answer {
  /// Does what the user has chosen, and says whether the screen may close.
  @MainActor fileprivate func verdict() async throws -> ExitVerdict {
    guard case .choice(let choice) = self else { return .stay }
    choice.action()
    try await choice.work?()
    return .leave
  }
}

extension Diagnostic {
  static func exitNotShown(_ screen: RouteLabel?) -> Diagnostic {
    Diagnostic(
      .exitNotShown, "The dialog of \(screen?.text ?? "a screen") could not be shown.",
      why: "The scene has no host, or its root stands in no window, so the screen stays.",
      fix: "Make the request when the scene is on screen, or ask by a closure.")
  }

  static func exitWorkFailed(
    _ screen: RouteLabel?, _ error: String
  ) -> Diagnostic {
    Diagnostic(
      .exitWorkFailed,
      "A button in the dialog of \(screen?.text ?? "a screen") threw \(error).",
      why: "The screen stays, since the work before leaving did not succeed.",
      fix: "Catch the error in the work, and tell the user.")
  }
}
