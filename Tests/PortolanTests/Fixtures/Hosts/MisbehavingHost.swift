@testable import Portolan

/// Does what a host must not do.
@MainActor final class MisbehavingHost: RecordingHost {
  enum Manner: CaseIterable { case behaves, refuses, doesSomethingElse, neverAnswers, answersTwice }

  var manner = Manner.behaves

  override func show(_ plan: Plan, _ done: @escaping @MainActor () -> Void) {
    switch manner {
    case .behaves: super.show(plan, done)
    case .refuses: done()
    case .doesSomethingElse:
      screen.perform(plan)
      screen.dragAway()
      screen.swipeBack()
      done()
    case .neverAnswers: screen.perform(plan)
    case .answersTwice:
      super.show(plan, done)
      done()
    }
  }
}
