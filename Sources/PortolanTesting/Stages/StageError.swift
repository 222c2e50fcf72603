public import Portolan

/// A person could not do what a test wanted, or waited in vain.
public struct StageError: Error, Sendable {
  /// What went wrong.
  public enum Problem: Hashable, Sendable {
    /// Nothing on the screen has the name, or what has it is no control; the name that was
    /// probably meant, when one is like it.
    case notThere(String, isText: Bool, near: String?)
    /// It is there, and disabled.
    case disabled(String)
    /// It is there, and hidden.
    case hidden(String)
    /// It is there, behind something that keeps touches away.
    case covered(String)
    /// Something moves, which keeps touches away.
    case moving(String)
    /// What has the name is no field.
    case notAField(String)
    /// There is nothing that could be dragged there.
    case nothingToDrag(StageDrag)
    /// No scene delegate could open an address.
    case noSceneDelegate
    /// What was waited for did not come about in time; what each navigator on the stage still has
    /// to do, and how long the first task sleeps yet on the stage's clock.
    case stillAwaited([String], sleep: Duration?)
  }

  /// What went wrong.
  public let problem: Problem
  /// The line of the test.
  public let site: CallSite
  /// What the screen showed.
  public let picture: String
  /// What could be tapped or typed into.
  public let controls: [String]
  /// What could be read.
  public let texts: [String]

  @MainActor package init(_ problem: Problem, on stage: some Stage, from site: CallSite) {
    self.problem = problem
    self.site = site
    (picture, controls, texts) = (stage.picture, stage.controls, stage.texts)
  }
}

extension StageError.Problem {
  /// Nothing has a name that can be touched.
  package static func notThere(_ name: String, texts: [String], controls: [String]) -> Self {
    .notThere(
      name, isText: texts.contains(name), near: name.nearMiss(among: controls + texts))
  }
}
