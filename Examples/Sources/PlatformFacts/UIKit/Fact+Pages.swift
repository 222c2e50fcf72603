import PortolanUIKit

extension Fact {
  static let pages: [Fact] = [
    Fact("U135", "U136", claim: "a finger's turn is told, and a set is not") { trial in
      let book = try await Book.shown(trial)
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      try await trial.settle()
      trial.expect("after a set", trial.calls.take().filter { $0.contains("turn") }, [])
      try await trial.act(.pageLeft)
      trial.expect("shown", book.shown, "Page 2")
      trial.expect(
        "after a turn", trial.calls.take().filter { $0.contains("turn") },
        ["will turn", "turned true"])
    },
    Fact("U136", "U140", claim: "a turn that goes back tells that the old page stayed") { trial in
      let book = try await Book.shown(trial)
      try await trial.act(.pageLeftAndBack)
      trial.expect("shown", book.shown, "Page 0")
      let calls = trial.calls.take()
      trial.expect("told", calls.filter { $0.contains("turned") }, ["turned false"])
      trial.expect(
        "the other page", calls.filter { $0.hasPrefix("Page 1") }.last, "Page 1.didDisappear")
    },
    Fact(
      "U139", sees: "asksForPagesEarly",
      claim: "pages ask for both neighbours as soon as they are at rest"
    ) { trial in
      let book = try await Book.shown(trial)
      trial.saw(!book.asked.isEmpty)
    },
    Fact(
      "U139", sees: "pagesKeepStaleNeighbours",
      claim: "the page before an animated set is taken for a neighbour"
    ) { trial in
      let book = try await Book.shown(trial)
      book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      try await trial.settle()
      try await trial.act(.pageRight)
      trial.saw(book.shown, ("Page 0", true), ("Page 1", false))
    },
    Fact(
      "U139", sees: "reportsPageSetsLate", claim: "a set without animation is reported a turn later"
    ) {
      trial in
      let book = try await Book.shown(trial)
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false) {
        _ in
        trial.calls.add("reported")
      }
      trial.saw(!trial.calls.all.contains("reported"))
      try await trial.settle()
      trial.expect("reported", trial.calls.count("reported"), 1)
    },
    Fact("U139", sees: "pagesHaveCoordinators", claim: "pages that turn have a coordinator") {
      trial in
      let book = try await Book.shown(trial)
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      try await trial.stage.turn()
      trial.saw(book.controller.transitionCoordinator != nil)
      try await trial.settle()
    },
    Fact(
      "U173", sees: "pagesFollowLanguage",
      claim: "pages turn round in languages that run from right to left"
    ) { trial in
      let book = Book(trial)
      book.controller.view.semanticContentAttribute = .forceRightToLeft
      try await book.show()
      try await trial.act(.pageLeft)
      trial.saw(book.shown, ("Page 0", true), ("Page 1", false))
    },
  ]
}
