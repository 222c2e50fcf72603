import HeadlessUIKit
import Portolan
import Store

extension WalkEngine {
  /// Does a step, and says what was done.
  func act(_ step: WalkStep) async throws(WalkFailure) -> String {
    switch step.action {
    case .open(let url): screen.open(url, in: application)
    case .signIn(let name, let password): try await signIn(step.text, name, password)
    case .signOut: Task { [signOut = application.signOut] in await signOut() }
    case .tap(let label):
      try touch(step.text) { () throws(HeadlessTouchError) in try screen.tap(label) }
    case .type(let label, let text):
      try touch(step.text) { () throws(HeadlessTouchError) in try screen.type(text, into: label) }
    case .tab(let name): try select(step.text, name)
    case .back: try goBack(step.text)
    case .swipeBack: try move(step.text, screen.swipeBack(finish: true))
    case .swipeBackCancel: try move(step.text, screen.swipeBack(finish: false))
    case .swipeDown: try move(step.text, screen.dragSheetDown())
    case .cancel: try touch(step.text) { () throws(HeadlessTouchError) in try screen.tap("Cancel") }
    case .relaunch: try await relaunch()
    case .leak: try await leak()
    }
    return step.action.deed
  }

  /// The bar's button, or the verb where there is none.
  func goBack(_ step: String) throws(WalkFailure) {
    if screen.hasBackButton {
      try touch(step) { () throws(HeadlessTouchError) in try screen.tapBack() }
    } else {
      application.navigator.back()
    }
  }

  private func select(_ step: String, _ name: String) throws(WalkFailure) {
    guard screen.hasTab(name) else {
      throw .impossible(step: step, "there is no such tab; \(screen.choices)")
    }
    try touch(step) { () throws(HeadlessTouchError) in try screen.tapTab(name) }
  }

  /// A gesture that began nothing was impossible, unless it asked the navigator instead.
  private func move(_ step: String, _ hasBegun: Bool) throws(WalkFailure) {
    guard hasBegun || log.hasAsked else {
      throw .impossible(step: step, "nothing comes along; \(screen.choices)")
    }
  }

  private func signIn(
    _ step: String, _ name: String, _ password: String
  ) async throws(WalkFailure) {
    if !screen.hasField("Password") {
      application.navigator.show(.signIn)
      try await settle(step)
    }
    try touch(step) { () throws(HeadlessTouchError) in
      try screen.type(name, into: "Name")
      try screen.type(password, into: "Password")
      try screen.tap("Sign In")
    }
  }

  /// What a person could not do ends the walk with what they could.
  private func touch(_ step: String, _ body: () throws(HeadlessTouchError) -> Void)
    throws(WalkFailure)
  {
    do { try body() } catch { throw .impossible(step: step, "\(error)") }
  }
}

extension WalkStep.Action {
  /// What the gesture did, where nothing was asked of the navigator.
  fileprivate var deed: String {
    switch self {
    case .open: return "opened"
    case .signIn: return "signed in"
    case .signOut: return "signed out"
    case .tap, .tab, .back, .cancel: return "tapped"
    case .type: return "typed"
    case .swipeBack, .swipeDown: return "swiped"
    case .swipeBackCancel: return "swiped and thought better of it"
    case .relaunch: return "started"
    case .leak: return "kept"
    }
  }
}
