import Portolan
import TestSupport
import Testing

extension Scenario {
  /// What a drawer is given closes that layer, with what stands on it, and nothing once it has gone.
  static let handles: [Scenario] =
    onLayers + onQuestions + gone + staying + dragged

  private static let onLayers: [Scenario] =
    [PresentationStyle.sheet, .fullScreen, .custom("drawer")].map { style in
      Scenario("M10, S5: a drawer closes with the \(style) on it") { stage in
        let close = await stage.startWithDrawer()
        stage.navigator.show(.reviews(of: 1), placed: .presented(style))
        await stage.settle()
        #expect(stage.navigator.tree.layerRoots.count == 3)
        close()
        await stage.expect(beneath)
      }
    }

  private static let onQuestions: [Scenario] =
    [false, true].map { isSheet in
      Scenario("M10, S5: a drawer closes with the \(isSheet ? "question" : "alert") on it") {
        stage in
        let close = await stage.startWithDrawer()
        stage.counter.show(.removal(Removal(item: "lamp", isSheet: isSheet)))
        await stage.settle()
        #expect(stage.navigator.tree.layerRoots.count == 3)
        close()
        await stage.expect(beneath)
      }
    }

  private static let gone: [Scenario] =
    [false, true].map { isSameTurn in
      Scenario(
        "M10, S5: a drawer that \(isSameTurn ? "goes in this turn" : "has gone") closes nothing"
      ) { stage in
        let close = await stage.startWithDrawer()
        stage.navigator.dismissAll()
        if !isSameTurn { await stage.settle() }
        stage.navigator.show(.bag)
        close()
        await stage.expect(beneath + " ⇧ sheet (bag)")
        close()
        await stage.expect(beneath + " ⇧ sheet (bag)")
      }
    }

  private static let staying: [Scenario] =
    [
      Scenario("a drawer that a person may not close stays, with what stands on it") { stage in
        let close = await stage.startWithDrawer(.custom("drawer").notDismissable)
        stage.navigator.show(.reviews(of: 1), placed: .presented(.sheet))
        await stage.settle()
        close()
        await stage.expect(beneath + " ⇧ custom (note) ⇧ sheet (reviews(1))")
      },
      Scenario("what stands on a drawer is asked before both close") { stage in
        let close = await stage.startWithDrawer()
        stage.navigator.show(.reviews(of: 1), placed: .presented(.sheet))
        await stage.settle()
        let asked = try stage.hold(.stay)
        close()
        await stage.expect(beneath + " ⇧ custom (note) ⇧ sheet (reviews(1))")
        asked.verdict = .leave
        close()
        await stage.expect(beneath)
        #expect(asked.count == 2)
      },
    ]

  private static let dragged: [Scenario] =
    [Shop.bag, .note].map { asking in
      Scenario("the drag of a sheet under a drawer asks both screens, the \(asking) too") { stage in
        await stage.start()
        stage.navigator.show(.bag)
        stage.navigator.show(.note, placed: .presented(.custom("drawer")))
        await stage.settle()
        let asked = try stage.hold(.stay, at: asking)
        await stage.settle()
        #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
        await stage.expect(beneath + " ⇧ sheet (bag) ⇧ custom (note)")
        #expect(asked.count == 1)
        asked.verdict = .leave
        #expect(throws: (any Error).self) { try stage.beginSheetDrag() }
        await stage.expect(beneath)
      }
    }

  private static let beneath = "main[*(products) | account…]"
}

extension ScenarioStage {
  /// Starts with a drawer over the tabs; gives what the drawer closes itself by.
  fileprivate func startWithDrawer(
    _ style: PresentationStyle = .custom("drawer")
  ) async -> @MainActor () -> Void {
    await start()
    navigator.show(.note, placed: .presented(style))
    await expect("main[*(products) | account…] ⇧ custom (note)")
    return drawerHandle
  }
}
