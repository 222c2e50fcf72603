public import Portolan

/// The error of a `Stage`: the screen does not allow an action, or a wait took too long.
public struct StageError: Error, Sendable {
  /// The reason why the action or the wait failed.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Problem: Hashable, Sendable {
    /// No control on the screen has this name. `isText` is true if a text on the screen has it;
    /// `near` is a similar name, or nil.
    case notThere(String, isText: Bool, near: String?)
    /// The control of this name is disabled.
    case disabled(String)
    /// The control of this name is hidden.
    case hidden(String)
    /// The control of this name is behind a view that takes the touches.
    case covered(String)
    /// The control of this name cannot be touched during a transition.
    case moving(String)
    /// The control of this name is not a field.
    case notAField(String)
    /// There is no screen to drag back, or no sheet to drag down.
    case nothingToDrag(StageDrag)
    /// The stage has no scene delegate that opens links: make it with `UIKitStage(connecting:)`.
    case noSceneDelegate
    /// A wait took longer than `patience`. The strings name the requests that have not ended, and
    /// what each waits for; `sleep` is the time until the next task on the stage's clock wakes, or
    /// nil if none sleeps.
    case stillAwaited([String], sleep: Duration?)
  }

  /// What went wrong.
  public let problem: Problem
  /// The line of the test that called the stage.
  public let site: CallSite
  /// The picture of the screen when the error occurred.
  public let picture: String
  /// The controls that could be tapped or typed into when the error occurred.
  public let controls: [String]
  /// The texts on the screen when the error occurred.
  public let texts: [String]
  /// What the navigators on the stage have reported, in debug builds.
  let diagnostics: [String]

  @MainActor package init(_ problem: Problem, on stage: some StageScreen, from site: CallSite) {
    self.problem = problem
    self.site = site
    (picture, controls, texts) = (stage.picture, stage.controls, stage.texts)
    diagnostics = stage.navigators.flatMap { $0.diagnosticWriter?.lines ?? [] }
  }
}

extension StageError.Problem {
  /// The problem of a name that no control has.
  package static func notThere(_ name: String, texts: [String], controls: [String]) -> Self {
    .notThere(
      name, isText: texts.contains(name), near: name.nearMiss(among: controls + texts))
  }
}
