extension ScreenContext {
  /// Answers a question and closes the screen.
  ///
  /// ```swift
  /// context.finish(picker, with: address)
  /// ```
  ///
  /// The answer counts once. The screen itself is not asked whether it may go; a screen that stands
  /// on it is, and while that refuses, the asker gets no answer. The screen also closes when there
  /// is no asker: it was shown without a question, was restored, or its asker stopped waiting. In a
  /// kept part it is answered and closed there. The action of an alert's button answers although the
  /// alert has gone. For a question that the screen was not asked, or an
  /// answer of another type, nothing happens but a diagnostic.
  public func finish<Q: Question>(
    _ question: Q, with answer: Q.Answer, fileID: String = #fileID, line: Int = #line
  ) where Q.R == R {
    guard let scene, !scene.isClosed else { return }
    scene.look()
    let isOpen = scene.tree.contains(node)
    let open = scene.screens.question(of: node)
    guard isOpen || open != nil else { return }
    let site = CallSite(fileID, line)
    guard AnyRoute(question.route).isSameScreen(as: value.route) else {
      return scene.report(.wrongQuestion(value.route.label, site))
    }
    let slot = open as? AnswerSlot<Q.Answer>
    if open != nil, slot == nil {
      return scene.report(.wrongAnswer(value.route.label, "\(Q.Answer.self)", site))
    }
    let end = { slot?.end(.finished(answer)) ?? () }
    if isOpen { scene.finish(node, site: site, giving: end) } else { end() }
  }
}

extension Diagnostic {
  static func wrongQuestion(_ route: RouteLabel, _ site: CallSite) -> Diagnostic {
    Diagnostic(
      .wrongQuestion, "\(route) answered a question of another screen.",
      why: "A screen answers only the question of its own route.",
      fix: "Answer with the question of the screen's own route.", site: site)
  }

  static func wrongAnswer(
    _ route: RouteLabel, _ type: String, _ site: CallSite
  ) -> Diagnostic {
    Diagnostic(
      .wrongAnswer, "\(route) answered with \(type), but the question has another type.",
      why: "Two questions with answers of different types use this route.",
      fix: "Answer the question that was asked, or give each question its own route.", site: site)
  }
}
