import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import PlatformFacts

extension HeadlessFactStage {
  /// What a person does with controllers; a drag that nothing follows does nothing.
  func perform(_ act: FactAct) throws {
    let screen = HeadlessScreen.current
    switch act {
    case .back: if screen.beginSwipeBack() { screen.finishSwipeBack() }
    case .backAndForth: if screen.beginSwipeBack() { screen.cancelSwipeBack() }
    case .backInContent: if screen.beginSwipeBackInContent() { screen.finishSwipeBack() }
    case .down: if screen.beginSheetDrag() { screen.finishSheetDrag() }
    case .downAndUp: if screen.beginSheetDrag() { screen.cancelSheetDrag() }
    case .pageLeft: if screen.beginPageSwipe(.left) { screen.finishPageSwipe() }
    case .pageRight: if screen.beginPageSwipe(.right) { screen.finishPageSwipe() }
    case .pageLeftAndBack: if screen.beginPageSwipe(.left) { screen.cancelPageSwipe() }
    case .tap(let label): try screen.tap(label)
    case .narrow, .widen, .unfold: resize(screen, act)
    }
  }

  /// What a person does with views; a drag that nothing follows does nothing.
  func perform(_ act: FactAct, in scene: HeadlessScene) throws {
    switch act {
    case .back, .backAndForth, .backInContent:
      guard begins(act, in: scene) else { return }
      if act == .backAndForth { scene.cancelSwipeBack() } else { scene.finishSwipeBack() }
    case .down, .downAndUp:
      guard begins(act, in: scene) else { return }
      if act == .downAndUp { scene.cancelSheetDrag() } else { scene.finishSheetDrag() }
    case .pageLeft: if scene.beginPageSwipe(.left) { scene.finishPageSwipe() }
    case .pageRight: if scene.beginPageSwipe(.right) { scene.finishPageSwipe() }
    case .pageLeftAndBack: if scene.beginPageSwipe(.left) { scene.cancelPageSwipe() }
    case .tap("Back"): try scene.tapBack()
    case .tap(let label):
      let isTab = scene.nodes.all(.tab).contains { $0.label == label && $0.isHittable }
      if isTab { try scene.tapTab(label) } else { try scene.tap(label) }
    case .narrow, .widen, .unfold: resize(scene.screen, act)
    }
  }

  /// Whether a drag begins; a model says why not by an error.
  private func begins(_ act: FactAct, in scene: HeadlessScene) -> Bool {
    do {
      switch act {
      case .backInContent: try scene.beginSwipeBackInContent()
      case .down, .downAndUp: try scene.beginSheetDrag()
      default: try scene.beginSwipeBack()
      }
      return true
    } catch {
      return false
    }
  }

  private func resize(_ screen: HeadlessScreen, _ act: FactAct) {
    switch act {
    case .unfold: screen.unfold()
    case .narrow: screen.rotate(to: CGSize(width: 390, height: 844), on: device.headless)
    default: screen.rotate(to: CGSize(width: 1_024, height: 768), on: device.headless)
    }
  }
}
