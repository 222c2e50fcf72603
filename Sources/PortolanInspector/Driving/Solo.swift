#if DEBUG && Inspector
import Portolan
import PortolanInsight

/// A screen alone in a tree of its own, and the guards that wait for an answer by hand.
@MainActor final class Solo {
  let subject: AnyRoute
  private(set) var scene: SceneNavigator
  private(set) var questions: [GuardQuestion] = []
  /// Called when a guard asks, or is answered.
  var onQuestion: (() -> Void)?
  private var answers: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastNumber = 0
  private var isOver = false

  /// Makes the scene of a screen; unless `asks`, every guard allows.
  init(_ subject: AnyRoute, of app: SceneNavigator, asks: Bool) {
    self.subject = subject
    scene = app
    scene =
      LoneScreen(subject, of: app) { [weak self] rule in
        guard asks else { return true }
        return await self?.ask(rule) ?? false
      }.scene
  }

  /// Answers a guard; a guard that has been answered is left alone.
  func answer(_ number: Int, _ isYes: Bool) {
    guard let answer = answers.removeValue(forKey: number) else { return }
    questions.removeAll { $0.id == number }
    onQuestion?()
    answer.resume(returning: isYes)
  }

  /// Ends the scene; guards that still wait refuse.
  func end() {
    isOver = true
    onQuestion = nil
    for question in questions { answer(question.id, false) }
    scene.close()
  }

  private func ask(_ rule: RouteLabel) async -> Bool {
    guard !isOver else { return false }
    lastNumber += 1
    let number = lastNumber
    questions.append(GuardQuestion(id: number, rule: rule.text))
    onQuestion?()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answers[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.answer(number, false) }
    }
  }
}
#endif
