import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A screen is asked for a value.
  static let questions = [
    Scenario("a question is answered") { stage in
      await stage.start(with: .product(id: 7))
      let ending = stage.ask("Oslo")
      await stage.expect("main[*(products › product(7)) | account…] ⇧ sheet (address(Oslo))")
      try stage.tap("Choose")
      await stage.expect("main[*(products › product(7)) | account…]")
      let end = try await ending.value
      #expect(end == .finished("1 Oslo Street"))
    },
    Scenario("a question is cancelled on its screen") { stage in
      await stage.start()
      let ending = stage.ask("Oslo")
      await stage.settle()
      try stage.tap("Cancel")
      await stage.expect("main[*(products) | account…]")
      let end = try await ending.value
      #expect(end == .cancelled)
    },
    Scenario("a question is dismissed by the person's hand") { stage in
      await stage.start()
      let ending = stage.ask("Oslo")
      await stage.settle()
      try stage.beginSheetDrag()
      stage.cancelSheetDrag()
      await stage.expect("main[*(products) | account…] ⇧ sheet (address(Oslo))")
      try stage.beginSheetDrag()
      stage.finishSheetDrag()
      await stage.expect("main[*(products) | account…]")
      let end = try await ending.value
      #expect(end == .dismissed)
    },
    Scenario("a question is replaced by another part") { stage in
      await stage.start()
      let ending = stage.ask("Oslo")
      await stage.settle()
      stage.navigator.show(.login)
      await stage.expect("(login)")
      let end = try await ending.value
      #expect(end == .replaced)
    },
    Scenario("a question over a question; the upper is answered first") { stage in
      await stage.start()
      let lower = stage.ask("Oslo")
      await stage.settle()
      let upper = stage.ask("Rome")
      await stage.expect(
        "main[*(products) | account…] ⇧ sheet (address(Oslo)) ⇧ sheet (address(Rome))")
      try stage.tap("Choose")
      await stage.expect("main[*(products) | account…] ⇧ sheet (address(Oslo))")
      try stage.tap("Choose")
      await stage.expect("main[*(products) | account…]")
      let upperEnd = try await upper.value
      #expect(upperEnd == .finished("1 Rome Street"))
      let lowerEnd = try await lower.value
      #expect(lowerEnd == .finished("1 Oslo Street"))
    },
  ]
}

extension ScenarioStage {
  fileprivate func ask(_ city: String) -> Task<Ending<String>, any Error> {
    let counter = counter
    return Task { try await counter.ask(AddressPicker(near: city)) }
  }
}
