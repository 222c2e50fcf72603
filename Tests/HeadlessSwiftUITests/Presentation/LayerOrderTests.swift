import HeadlessSwiftUI
import Testing

/// What controllers are told when layers come and go, for each pair of styles.
@MainActor
@Suite(
  "Nested layers send appearance callbacks in a fixed order, for each pair of presentation styles")
struct LayerOrderTests {
  typealias Style = TwoLayers.Style

  private func both(_ outer: Style, _ inner: Style) -> (SheetModel, Log, HeadlessScene) {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { TwoLayers(model: model, log: log, outer: outer, inner: inner) }
    model.outer = Item(id: 1)
    scene.finish()
    _ = log.take()
    model.inner = Item(id: 2)
    return (model, log, scene)
  }

  private func only(_ style: Style, _ lines: String...) -> [String] {
    style == .cover ? lines : []
  }

  @Test(arguments: Style.allCases, Style.allCases)
  func u76u77AnInnerLayerComesAndGoes(outer: Style, inner: Style) {
    let (model, log, scene) = both(outer, inner)
    scene.turn()
    #expect(
      log.take() == ["inner.didLoad"] + only(inner, "outer.willDisappear") + ["inner.willAppear"])
    scene.finishTransitions()
    #expect(log.take() == ["inner.didAppear"] + only(inner, "outer.didDisappear"))
    model.inner = nil
    scene.turn()
    #expect(log.take() == ["inner.willDisappear"] + only(inner, "outer.willAppear"))
    scene.finishTransitions()
    #expect(
      log.take() == only(inner, "outer.didAppear")
        + ["inner.didDisappear", "inner.dismantle", "inner dismissed"])
    #expect(scene.faults.isEmpty && !scene.isTransitioning)
  }

  @Test(arguments: Style.allCases, Style.allCases)
  func s24BothGoInOneTransitionFromTheTop(outer: Style, inner: Style) {
    let (model, log, scene) = both(outer, inner)
    scene.finish()
    _ = log.take()
    model.outer = nil
    scene.turn()
    let covered = inner == .cover
    #expect(
      log.take() == ["inner.willDisappear"] + (covered ? [] : ["outer.willDisappear"])
        + only(outer, "base.willAppear"))
    #expect(scene.transitions.last?.from == ["\(outer) 1", "\(inner) 2"])
    #expect(scene.transitions.last?.to == ["base"])
    scene.finishTransitions()
    #expect(
      log.take() == only(outer, "base.didAppear")
        + ["inner.didDisappear", "inner.dismantle", "inner dismissed"]
        + (covered ? [] : ["outer.didDisappear"]) + ["outer.dismantle", "outer dismissed"])
    #expect(scene.nodes.children.map(\.kind) == [.controller])
  }

  @Test(arguments: Style.allCases, [false, true])
  func s4ACutPresentsAndDismissesInOneTurn(style: Style, cuts: Bool) {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { TwoLayers(model: model, log: log, outer: style) }
    withTransaction(\.disablesAnimations, cuts) { model.outer = Item(id: 1) }
    scene.turn()
    #expect(scene.isTransitioning == !cuts)
    #expect(log.take().contains("outer.didAppear") == cuts)
    scene.finishTransitions()
    withTransaction(\.disablesAnimations, cuts) { model.outer = nil }
    scene.turn()
    #expect(scene.isTransitioning == !cuts)
    #expect(log.take().contains("outer dismissed") == cuts)
    scene.finishTransitions()
    #expect(scene.transitions.map(\.animated) == [!cuts, !cuts])
  }

  @Test(arguments: [false, true])
  func s25ACutThatRemovesThePresenterCutsItsSheetToo(cuts: Bool) {
    let (model, log) = (SheetModel(), Log())
    let scene = HeadlessScene { SheetApp(model: model, log: log) }
    model.outer = Item(id: 1)
    scene.finish()
    withTransaction(\.disablesAnimations, cuts) { model.showsBase = false }
    scene.turn()
    #expect(scene.isTransitioning == !cuts)
    #expect(scene.transitions.last?.kind == .dismiss)
    #expect(scene.transitions.last?.animated == !cuts)
  }
}
