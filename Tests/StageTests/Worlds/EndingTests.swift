import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite("A scene that ends while something runs leaves nothing and ends all requests", .serialized)
struct EndingTests {
  /// What runs when the scene ends.
  enum Running: CaseIterable, Sendable {
    case nothing, push, partSwitch, presentation, dismissal, swipe, drag, guardAsks
  }

  /// All in each world, but for the sheet that UIKit keeps when its window goes: the app dismisses it.
  private nonisolated static let cases = World.all.flatMap { world in
    Running.allCases.filter { $0 != .drag || world.framework == .swiftUI }.map { (world, $0) }
  }

  private let shop = StageShop(map: LookMap { _, _ in .crossDissolve() })

  private func begin(
    _ running: Running, on stage: any StageScreen
  ) async throws -> NavigationRequest? {
    let navigator = shop.navigator
    navigator.show(.reviews(of: 1))
    try await stage.settle()
    if running == .dismissal || running == .drag { navigator.show(.bag) }
    try await stage.settle()
    switch running {
    case .nothing: return nil
    case .push: return navigator.push(.product(id: 2))
    case .partSwitch: return navigator.show(.login)
    case .presentation: return navigator.show(.bag)
    case .dismissal: return navigator.dismiss()
    case .swipe:
      try stage.beginSwipeBack()
      return navigator.show(.bag)
    case .drag:
      try stage.beginSheetDrag()
      return navigator.show(.note)
    case .guardAsks: return navigator.show(.account)
    }
  }

  /// What UIKit still has when the window has gone.
  private struct Remains {
    weak var window: UIWindow?
    weak var root: UIViewController?
    let screen: HeadlessScreen?
  }

  /// Closes the navigator while something runs, and then the window.
  private func end(_ world: World, during running: Running) async throws -> Remains {
    let stage = world.stage(shop)
    let request = try await begin(running, on: stage)
    #expect(shop.alive.contains { $0.name == "reviews(of: 1)" })
    let window = (stage as? UIKitStage)?.window
    #expect((window?.rootViewController != nil) == (world.framework == .uiKit))
    shop.navigator.scene.close()
    #expect(!shop.navigator.scene.isBusy)
    if let request { #expect(request.ending == "NAV043") }
    return Remains(
      window: window, root: window?.rootViewController, screen: (stage as? UIKitStage)?.screen)
  }

  @Test("all screens die with the window, and each request ends once", arguments: cases)
  func leavesNothing(world: World, running: Running) async throws {
    let remains = try await end(world, during: running)
    remains.screen?.cancelSwipeBack()
    remains.screen?.cancelSheetDrag()
    for _ in 0..<5 {
      shop.clock.advance(by: .seconds(1))
      for _ in 0..<5 { await letTasksRun() }
    }
    #expect(shop.alive.map(\.name) == [])
    #expect(remains.window == nil && remains.root == nil)
  }

  @Test("closed, it answers what comes later, and moves nothing", arguments: cases)
  func answersLater(world: World, running: Running) async throws {
    let stage = world.stage(shop)
    _ = try await begin(running, on: stage)
    shop.navigator.scene.close()
    stage.cancelSwipeBack()
    stage.cancelSheetDrag()
    try await stage.advance(by: .seconds(3))
    let before = (picture: stage.picture, texts: stage.texts)
    #expect(!before.picture.contains("⇧"), "its layers go")
    let late = shop.navigator.show(.lock)
    await stage.breathe()
    #expect(late.ending == "NAV043")
    #expect(stage.picture == before.picture && stage.texts == before.texts)
    #expect(stage.faults == [])
  }

  @Test("the window goes alone: what is asked for still ends", arguments: World.all)
  func windowGoes(world: World) async throws {
    try await world.stage(shop).settle()
    let requests = [
      shop.navigator.show(.bag), shop.navigator.show(.login), shop.navigator.back(),
    ]
    for _ in 0..<10 {
      shop.clock.advance(by: .seconds(2))
      for _ in 0..<5 { await letTasksRun() }
    }
    #expect(requests.map(\.ending).contains("open") == false)
    #expect(!shop.navigator.scene.isBusy)
  }
}
