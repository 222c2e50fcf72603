import Foundation
import Portolan
import PortolanTesting
import Testing

private typealias Shop = Pages.Shop
private typealias DeleteQuestion = Pages.DeleteQuestion

extension Pages {
  // README begin question
  struct DeleteQuestion: ScreenQuestion {
    enum Answer { case delete }
    let item: String
    var route: Shop { .delete(self) }
  }
  // README end

  static func words(_ question: DeleteQuestion, _ context: ScreenContext<Shop>) -> DialogWords {
    // README begin words
    return DialogWords(
      "Delete \(question.item)?", message: "It cannot be brought back.",
      choices: [
        DialogWords.Choice("Delete", isDestructive: true) {
          context.finish(question, with: .delete)
        },
        DialogWords.Choice("Later") {},
      ], cancel: "Keep")
    // README end
  }
}

/// A list of which a person deletes.
@MainActor private final class ListModel {
  let navigator: Navigator<Shop>
  var items = ["Bread", "Milk"]

  init(_ navigator: Navigator<Shop>) { self.navigator = navigator }

  // README begin ask
  func delete(_ item: String) async throws {
    let question = DeleteQuestion(item: item)
    switch try await navigator.ask(question) {
    case .finished(.delete): items.removeAll { $0 == item }
    case .cancelled where Task.isCancelled: navigator.close(question.route)
    case .cancelled, .dismissed, .replaced, .sceneGone: break  // nobody said "Delete"
    }
  }
  // README end
}

@MainActor
@Suite(
  "A dialog that asks the user a question ends in an answer or a dismissal, however it closes",
  .serialized)
struct DialogTests {
  private let navigator = Pages.navigator()
  private let model: ListModel
  private let closed = "main[*(products) | search…]"

  init() {
    model = ListModel(navigator)
    navigator.show(.main)
  }

  /// Waits for the dialog of a question.
  private func wait(for item: String, on stage: any Stage) async throws {
    let route = DeleteQuestion(item: item).route
    try await stage.settle(until: { navigator.isVisible(route) })
    try await stage.settle()
    #expect(stage.texts.contains("Delete \(item)?"))
  }

  /// A dialog that is open, and the task that waits for its answer.
  private func asking(
    _ framework: Framework
  ) async throws -> (any Stage, Task<Ending<DeleteQuestion.Answer>, any Error>) {
    let stage = framework.stage(navigator)
    let task = Task { [navigator] in try await navigator.ask(DeleteQuestion(item: "Bread")) }
    try await wait(for: "Bread", on: stage)
    return (stage, task)
  }

  private func start(_ item: String) -> Task<Void, any Error> {
    Task { [model] in try await model.delete(item) }
  }

  @Test(arguments: Framework.allCases) func aButtonAnswers(framework: Framework) async throws {
    let stage = framework.stage(navigator)
    let task = start("Bread")
    try await wait(for: "Bread", on: stage)
    try await stage.tap("Delete")
    try await task.value
    #expect(model.items == ["Milk"])
    #expect(stage.picture == closed)
    #expect(stage.faults.isEmpty)
  }

  @Test(
    "a button that answers nothing is as Cancel", arguments: ["Keep", "Later"], Framework.allCases)
  func dismissed(button: String, framework: Framework) async throws {
    let (stage, task) = try await asking(framework)
    try await stage.tap(button)
    #expect(try await task.value == .dismissed)
    #expect(stage.picture == closed)
  }

  @Test("a link takes the dialog away", arguments: Framework.allCases)
  func link(framework: Framework) async throws {
    let (stage, task) = try await asking(framework)
    navigator.open(try #require(URL(string: "shop://products/7")))
    try await stage.settle()
    #expect(try await task.value == .replaced)
    #expect(stage.picture == "main[*(products › product(7)) | search…]")
  }

  @Test("the app closes it", arguments: Framework.allCases)
  func closedByTheApp(framework: Framework) async throws {
    let (stage, task) = try await asking(framework)
    navigator.dismiss()
    try await stage.settle()
    #expect(try await task.value == .cancelled)
    #expect(stage.picture == closed)
  }

  @Test("a task that is cancelled closes it", arguments: Framework.allCases)
  func cancelled(framework: Framework) async throws {
    let stage = framework.stage(navigator)
    let task = start("Bread")
    try await wait(for: "Bread", on: stage)
    task.cancel()
    try await task.value
    try await stage.settle()
    #expect(stage.picture == closed)
    #expect(model.items == ["Bread", "Milk"])
  }

  @Test("without that the dialog stays when its task is cancelled", arguments: Framework.allCases)
  func stays(framework: Framework) async throws {
    let (stage, task) = try await asking(framework)
    task.cancel()
    #expect(try await task.value == .cancelled)
    try await stage.settle()
    #expect(stage.texts.contains("Delete Bread?"))
    try await stage.tap("Delete")
    #expect(stage.picture == closed)
  }

  @Test("a second question waits for the first", arguments: Framework.allCases)
  func second(framework: Framework) async throws {
    let (stage, first) = try await asking(framework)
    let second = start("Milk")
    try await stage.settle()
    #expect(stage.texts.contains("Delete Bread?"))
    try await stage.tap("Keep")
    #expect(try await first.value == .dismissed)
    try await wait(for: "Milk", on: stage)
    try await stage.tap("Delete")
    try await second.value
    #expect(model.items == ["Bread"])
  }

  @Test("a second question that replaces does not wait", arguments: Framework.allCases)
  func replacing(framework: Framework) async throws {
    let (stage, first) = try await asking(framework)
    let second = Task { [navigator] in
      try await navigator.ask(DeleteQuestion(item: "Milk"), options: .replacing)
    }
    try await wait(for: "Milk", on: stage)
    #expect(try await first.value == .replaced)
    try await stage.tap("Keep")
    #expect(try await second.value == .dismissed)
  }
}
