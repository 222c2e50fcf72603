import Portolan
import TestSupport
import Testing

extension Scenario {
  /// An alert or a confirmation dialog asks, in the app's words.
  static let dialogs =
    [false, true].flatMap { isSheet in
      let style = isSheet ? "dialog" : "alert"
      return [
        Scenario("a button of the \(style) answers") { stage in
          let ending = await stage.asked(isSheet)
          try stage.tap("Archive")
          await stage.expect("main[*(products) | account…]")
          let end = try await ending.value
          #expect(end == .finished(.archive))
        },
        Scenario("a person cancels the \(style)") { stage in
          let ending = await stage.asked(isSheet)
          try stage.tap("Keep")
          await stage.expect("main[*(products) | account…]")
          let end = try await ending.value
          #expect(end == .dismissed)
        },
        Scenario("code closes the \(style)") { stage in
          let ending = await stage.asked(isSheet)
          stage.navigator.dismiss()
          await stage.expect("main[*(products) | account…]")
          let end = try await ending.value
          #expect(end == .cancelled)
        },
        Scenario("a push onto the stack beneath takes the \(style) away") { stage in
          let ending = await stage.asked(isSheet)
          stage.navigator.push(.product(id: 2))
          await stage.expect("main[*(products › product(2)) | account…]")
          let end = try await ending.value
          #expect(end == .replaced)
        },
        Scenario("a sheet does not stand on the \(style)") { stage in
          let ending = await stage.asked(isSheet)
          stage.navigator.show(.signIn)
          await stage.expect("main[*(products) | account…] ⇧ sheet (signIn)")
          let end = try await ending.value
          #expect(end == .replaced)
        },
        Scenario("a button of the \(style) shows something else and answers nothing") { stage in
          let ending = await stage.asked(isSheet)
          try stage.tap("Show bag")
          await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
          let end = try await ending.value
          #expect(end == .dismissed)
        },
        Scenario("a button of the \(style) shows the next alert") { stage in
          let ending = await stage.asked(isSheet)
          try stage.tap("Other")
          await stage.expect("main[*(products) | account…] ⇧ alert (removal(Butter))")
          let end = try await ending.value
          #expect(end == .dismissed)
          try stage.tap("Remove")
          await stage.expect("main[*(products) | account…]")
        },
        Scenario("another part comes in place of the \(style)") { stage in
          let ending = await stage.asked(isSheet)
          stage.navigator.show(.login)
          await stage.expect("(login)")
          let end = try await ending.value
          #expect(end == .replaced)
        },
        Scenario("a \(style) over a sheet, and what it leaves") { stage in
          await stage.start(with: .bag)
          let ending = stage.ask(isSheet)
          await stage.expect(
            "main[*(products) | account…] ⇧ sheet (bag) ⇧ \(style) (removal(Bread))")
          try stage.tap("Remove")
          await stage.expect("main[*(products) | account…] ⇧ sheet (bag)")
          let end = try await ending.value
          #expect(end == .finished(.remove))
        },
        Scenario("bug-reports X1: two questions in one turn, the second \(style) waits") { stage in
          await stage.start()
          let first = stage.ask(isSheet)
          let second = stage.ask(isSheet, "Milk")
          for item in ["Bread", "Milk"] {
            await stage.expect("main[*(products) | account…] ⇧ \(style) (removal(\(item)))")
            try stage.tap("Remove")
          }
          await stage.expect("main[*(products) | account…]")
          for ending in [try await first.value, try await second.value] {
            #expect(ending == .finished(.remove))
          }
        },
        Scenario("bug-reports X1: the map lets a question wait for the news in a \(style)") {
          stage in
          await stage.start()
          stage.counter.show(.removal(Removal(item: "News", isSheet: isSheet)))
          await stage.expect("main[*(products) | account…] ⇧ \(style) (removal(News))")
          let ending = stage.ask(isSheet)
          await stage.expect("main[*(products) | account…] ⇧ \(style) (removal(News))")
          try stage.tap("Keep")
          await stage.expect("main[*(products) | account…] ⇧ \(style) (removal(Bread))")
          try stage.tap("Remove")
          await stage.expect("main[*(products) | account…]")
          let end = try await ending.value
          #expect(end == .finished(.remove))
        },
      ]
    }
}

extension ScenarioStage {
  /// The question over the products, when it is there.
  fileprivate func asked(_ isSheet: Bool) async -> Task<Ending<Removal.Answer>, any Error> {
    await start()
    let ending = ask(isSheet)
    let style = isSheet ? "dialog" : "alert"
    await expect("main[*(products) | account…] ⇧ \(style) (removal(Bread))")
    return ending
  }

  fileprivate func ask(
    _ isSheet: Bool, _ item: String = "Bread"
  ) -> Task<Ending<Removal.Answer>, any Error> {
    let counter = counter
    return Task { try await counter.ask(Removal(item: item, isSheet: isSheet)) }
  }
}
