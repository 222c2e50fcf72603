import Foundation
import Portolan
import TestSupport
import Testing

extension Scenario {
  /// What was restored and nobody has seen yet is asked before it goes.
  static let drafts = [
    Scenario("a restored screen beneath another in its stack is asked") { stage in
      let drafts = try await stage.restoreDrafts { $0.show(.reviews(of: 3)) }
      await stage.settle()
      #expect(await stage.ending(of: stage.navigator.show(.lock)) == "NAV035")
      await stage.expect("main[*(products › product(3) › reviews(3)) | account…]")
      #expect(drafts.asked == 1)
    },
    Scenario("a restored screen beneath a sheet is asked") { stage in
      let drafts = try await stage.restoreDrafts { $0.show(.bag) }
      await stage.settle()
      #expect(await stage.ending(of: stage.navigator.show(.lock)) == "NAV035")
      await stage.expect("main[*(products › product(3)) | account…] ⇧ sheet (bag)")
      #expect(drafts.asked == 1)
    },
    Scenario("a restored screen in a part that is kept is asked") { stage in
      let drafts = try await stage.restoreDrafts { $0.show(.lock, options: .keepingReplacedPart) }
      await stage.settle()
      #expect(
        await stage.ending(of: stage.navigator.show(.login, options: .keepingReplacedPart))
          == "NAV035")
      await stage.expect("lock")
      #expect(drafts.asked == 1)
    },
    Scenario("a restored screen in front is asked before its first frame, too") { stage in
      let drafts = try await stage.restoreDrafts()
      let request = stage.navigator.show(.lock)
      #expect(await stage.ending(of: request) == "NAV035")
      await stage.expect("main[*(products › product(3)) | account…]")
      #expect(drafts.asked == 1)
    },
    Scenario("restored and sent elsewhere by a link before its first frame, it is asked") { stage in
      let drafts = stage.giveDrafts()
      stage.app.scene.restore(try savedProduct())
      let url = try #require(URL(string: "shop://products/1"))
      let request = stage.app.scene.open(url)
      stage.launch(opening: [])
      #expect(await stage.ending(of: request) == "NAV035")
      await stage.expect("main[*(products › product(3)) | account…]")
      #expect(drafts.asked == 1)
    },
  ]
}

/// The screens of products, each of which has a draft and stays when it is asked.
@MainActor private final class Drafts {
  private(set) var asked = 0

  fileprivate func answer() -> ExitVerdict {
    asked += 1
    return .stay
  }
}

/// The model of such a screen.
@MainActor private final class Draft {
  init(_ context: ScreenContext<Shop>, _ drafts: Drafts) {
    context.askBeforeLeaving { drafts.answer() }
  }
}

extension ScenarioStage {
  /// Starts the app, and restores a scene in which a product is shown and then what is asked for.
  fileprivate func restoreDrafts(
    after verbs: (Navigator<Shop>) -> Void = { _ in }
  ) async throws -> Drafts {
    let drafts = giveDrafts()
    await start(with: .splash)
    app.scene.restore(try savedProduct(after: verbs))
    return drafts
  }

  /// Gives each screen of a product a draft from the moment it is built.
  fileprivate func giveDrafts() -> Drafts {
    let drafts = Drafts()
    app.onBuild = { [scene = app.scene] node in
      guard let context = ScreenContext<Shop>(node: node, in: scene),
        case .product = context.route
      else { return }
      _ = context.model { Draft(context, drafts) }
    }
    return drafts
  }
}

/// A scene as it is on disk in which a product is shown and then what is asked for.
@MainActor private func savedProduct(
  after verbs: (Navigator<Shop>) -> Void = { _ in }
) throws -> SavedScene {
  let navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
  navigator.show(.product(id: 3))
  verbs(navigator)
  return try SavedScene(reading: navigator.scene.save().data())
}
