public import Portolan

/// A step of a test that the screen does not allow, or a wait that did not end.
public struct StageError: Error, Sendable {
  /// The kind of a failure.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Problem: Hashable, Sendable {
    /// No control on the screen has the name; with the similar name that was probably meant.
    case notThere(String, isText: Bool, near: String?)
    /// It is there, and disabled.
    case disabled(String)
    /// It is there, and hidden.
    case hidden(String)
    /// It is there, behind a view that takes the touches.
    case covered(String)
    /// A transition keeps touches away.
    case moving(String)
    /// The control of this name is not a field.
    case notAField(String)
    /// The screen has nothing to drag in this direction.
    case nothingToDrag(StageDrag)
    /// No scene delegate could open an address.
    case noSceneDelegate
    /// A wait took too long; with the remaining work of each navigator on the stage, and how long
    /// the first task still sleeps on the stage's clock.
    case stillAwaited([String], sleep: Duration?)
  }

  /// The kind of the failure.
  public let problem: Problem
  /// The line of the test.
  public let site: CallSite
  /// The picture of the screen.
  public let picture: String
  /// The controls that could be tapped or typed into.
  public let controls: [String]
  /// The texts on the screen.
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
