extension ScreenContext {
  /// Answers a question and closes the screen.
  ///
  /// ```swift
  /// context.finish(picker, with: address)
  /// ```
  ///
  /// Only the first answer counts. This screen's own exit guard (`askBeforeLeaving`) is not asked,
  /// but those of screens on top of this one are. When one of those screens stays, this screen
  /// stays too, and the code that awaits the answer gets none. The screen also closes when no code
  /// awaits the answer, because the screen was restored or shown without a question, or because the
  /// code stopped waiting. In a kept part (in memory while another part is shown) the screen
  /// answers and closes unseen. The action of an alert's button can answer after the alert has
  /// closed.
  ///
  /// When the screen has closed already, the returned request has failed with `gone`; code that
  /// still awaits the answer gets it all the same. When the screen was asked another question, or
  /// one with an answer of another type, a diagnostic reports that, and the request has failed with
  /// `stays`. When the scene has ended, the request has failed with `sceneGone`. `onFailure` is not
  /// called for these failures.
  @discardableResult
  public func finish<Q: ScreenQuestion>(
    _ question: Q, with answer: Q.Answer, fileID: String = #fileID, line: Int = #line
  ) -> NavigationRequest where Q.RouteType == R {
    let site = CallSite(fileID, line)
    guard let scene, !scene.isClosed else { return .failed(.sceneGone, at: site) }
    scene.look()
    let isOpen = scene.traffic.tree.contains(node)
    let open = scene.screens.question(of: node)
    guard isOpen || open != nil else { return .failed(.gone, at: site) }
    let (label, slot) = (value.route.label, open as? AnswerSlot<Q.Answer>)
    let isSameScreen = AnyRoute(question.route).isSameScreen(as: value.route)
    guard isSameScreen, open == nil || slot != nil else {
      scene.report(
        isSameScreen
          ? .wrongAnswer(label, "\(Q.Answer.self)", site) : .wrongQuestion(label, site))
      return .failed(.stays(screen: label), at: site)
    }
    let end = { slot?.end(.finished(answer)) ?? () }
    if isOpen { return scene.finish(node, site: site, giving: end) }
    end()
    return .failed(.gone, at: site)
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
