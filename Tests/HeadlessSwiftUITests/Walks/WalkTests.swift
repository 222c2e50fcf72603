import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "After random steps the screen shows the app's values, and appearance callbacks are balanced")
struct WalkTests {
  @Test(arguments: Array(0..<100))
  func controllersLeadAWholeLifeWhateverIsAssumed(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var assumptions = HeadlessViewAssumptions.random(using: &random)
    // Otherwise what they hear is another life.
    assumptions.controllerReports = .inTime
    let profile = HeadlessProfile.allCases[seed % HeadlessProfile.allCases.count]
    var walk = Walk(seed: UInt64(seed) &* 977, assumptions: assumptions, profile: profile)
    for _ in 0..<40 {
      walk.step()
      guard walk.check.wrong.isEmpty, walk.scene.faults.isEmpty else { break }
    }
    walk.rest()
    #expect(walk.check.wrong.isEmpty, "\(walk.steps) \(walk.scene.picture)")
    #expect(walk.scene.faults.isEmpty, "\(walk.steps)")
    #expect(walk.check.halfway.isEmpty, "\(walk.steps) \(walk.scene.picture)")
    #expect(!walk.scene.isTransitioning, "\(walk.steps)")
    walk.scene.close()
  }

  /// Where nothing is lost, the screen says in the end what the model says.
  @Test(arguments: Array(0..<100))
  func withoutLossesTheScreenAgreesWithTheModelInTheEnd(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var assumptions = HeadlessViewAssumptions.random(using: &random)
    assumptions.pathDuringTransition = .kept
    assumptions.dismissalDuringPresentation = .kept
    assumptions.secondPresentation = .queued
    var walk = Walk(seed: UInt64(seed) &* 131, assumptions: assumptions, profile: .iOS18)
    for _ in 0..<40 { walk.step() }
    walk.rest()
    let (model, nodes) = (walk.model, walk.scene.nodes)
    if model.part == 0 {
      let stacks = nodes.all(.stack).map { $0.children.dropFirst().map(\.label) }
      let shown = model.tab == "left" ? model.left : model.right
      #expect(
        stacks.contains { $0 == shown.map { "\($0)" } }, "\(walk.steps) \(walk.scene.picture)")
    }
    if model.cover == nil {
      let sheets = nodes.all(.sheet).map(\.label)
      #expect(
        sheets.first == model.sheet.map { "sheet \($0.id)" }, "\(walk.steps)\n\(walk.scene.picture)"
      )
    }
    if model.sheet == nil {
      #expect(
        nodes.all(.cover).map(\.label).first == model.cover.map { "cover \($0.id)" },
        "\(walk.steps)")
    }
    walk.scene.close()
  }
}
