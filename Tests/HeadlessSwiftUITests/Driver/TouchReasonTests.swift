import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What cannot be touched, why, and what can be instead.
@MainActor @Suite("A touch that fails says why, and what can be touched instead")
struct TouchReasonTests {
  private func refusal(
    _ touch: () throws -> Void
  ) -> (reason: HeadlessTouchError.Reason, tappable: [String])? {
    do {
      try touch()
      return nil
    } catch let error as HeadlessTouchError {
      return (error.reason, error.tappable)
    } catch {
      return nil
    }
  }

  enum Cover: CaseIterable, Sendable {
    case disabled, clear, untouchable, inner

    var reason: HeadlessTouchError.Reason {
      switch self {
      case .disabled, .inner: return .disabled
      case .clear: return .hidden
      case .untouchable: return .covered
      }
    }
  }

  @ViewBuilder private func covered(_ cover: Cover) -> some View {
    switch cover {
    case .disabled: Button("Target") {}.disabled(true)
    case .clear: VStack { Button("Target") {}.opacity(1) }.opacity(0)
    case .untouchable: VStack { Button("Target") {}.allowsHitTesting(true) }.allowsHitTesting(false)
    case .inner: VStack { Button("Target") {}.disabled(false) }.disabled(true)
    }
  }

  @Test(arguments: Cover.allCases)
  func aControlThatIsThereAndCannotBeTouched(cover: Cover) {
    let scene = HeadlessScene {
      covered(cover)
      Button("Other") {}
    }
    let refused = refusal { try scene.tap("Target") }
    #expect(refused?.reason == cover.reason)
    #expect(refused?.tappable == ["Other"])
  }

  @Test func nothingOfThatName() {
    let scene = HeadlessScene { Button("Other") {} }
    let refused = refusal { try scene.tap("Target") }
    #expect(refused?.reason == .notFound)
    #expect(refused?.tappable == ["Other"])
    #expect(refusal { try scene.tapTab("Other") }?.reason == .notFound)
    #expect(refusal { try scene.tapTab(at: 0) }?.reason == .notFound)
    #expect(refusal { try scene.tapBack() }?.reason == .notFound)
    #expect(refusal { try scene.beginSwipeBack() }?.reason == .notFound)
    #expect(refusal { try scene.beginSheetDrag() }?.reason == .notFound)
    #expect(refusal { try scene.performEscape() }?.reason == .notFound)
  }

  @Test func aButtonTakesNoText() {
    let scene = HeadlessScene { Button("Target") {} }
    #expect(refusal { try scene.type("x", into: "Target") }?.reason == .notATextField)
    #expect(refusal { try scene.type("x", into: "Nothing") }?.reason == .notFound)
  }

  private struct Stack: View {
    @Bindable var model: PathModel
    var hidesBack = false
    var body: some View {
      NavigationStack(path: $model.path) {
        Button("Root") {}.navigationDestination(for: Int.self) { number in
          Button("Screen \(number)") {}.navigationBarBackButtonHidden(hidesBack)
        }
      }
    }
  }

  @Test(arguments: [HeadlessProfile.iOS18, .iOS26])
  func aStackThatMovesTakesTouchesFrom26(profile: HeadlessProfile) {
    let model = PathModel()
    let scene = HeadlessScene(profile: profile) { Stack(model: model) }
    model.path = [1]
    scene.turn()
    let refused = refusal { try scene.tap("Screen 1") }
    #expect(refused?.reason == (profile < .iOS26 ? .transitioning : nil))
    #expect(profile >= .iOS26 || refusal { try scene.tapBack() }?.reason == .transitioning)
    scene.finishTransitions()
    #expect(refusal { try scene.tap("Screen 1") } == nil)
    #expect(refusal { try scene.tap("Root") }?.reason == .covered)
    #expect(scene.tappable == ["Screen 1"])
  }

  @Test func aWayBackThatIsHiddenOrTooFar() {
    let model = PathModel()
    model.path = [1]
    let hidden = HeadlessScene { Stack(model: model, hidesBack: true) }
    #expect(refusal { try hidden.tapBack() }?.reason == .disabled)
    #expect(refusal { try hidden.beginSwipeBack() }?.reason == .disabled)
    let scene = HeadlessScene { Stack(model: model) }
    #expect(refusal { try scene.tapBack(to: 1) }?.reason == .notFound)
    #expect(refusal { try scene.tapBack(to: 5) }?.reason == .notFound)
    #expect(model.path == [1])
  }

  @Test func whatStandsUnderALayerOrInAnotherTab() throws {
    let (model, flags) = (PathModel(), TwoFlags())
    model.path = [1]
    let scene = HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) {
      TabView {
        Stack(model: model).tabItem { Text("One") }
        Button("Other") {}.tabItem { Text("Two") }
      }
      .accessibilityAction(.escape) {}
      .sheet(isPresented: Bindable(flags).first) { Button("Sheet") {} }
    }
    #expect(refusal { try scene.tap("One") }?.reason == .notFound)
    try scene.tapTab("Two")
    scene.turn()
    #expect(refusal { try scene.tap("Screen 1") }?.reason == .covered)
    #expect(refusal { try scene.tapBack() }?.reason == .notFound)
    #expect(scene.tappable == ["One", "Two", "Other"])
    flags.first = true
    scene.turn()
    #expect(refusal { try scene.tap("Sheet") }?.reason == .transitioning)
    #expect(scene.tappable.isEmpty)
    scene.finishTransitions()
    #expect(scene.tappable == ["Sheet"])
    #expect(refusal { try scene.tap("Other") }?.reason == .covered)
    #expect(refusal { try scene.tapTab("One") }?.reason == .covered)
    #expect(refusal { try scene.tapTab(at: 0) }?.reason == .notFound)
    flags.first = false
    scene.turn()
    #expect(scene.tappable.isEmpty)
    scene.finishTransitions()
    #expect(scene.tappable == ["One", "Two", "Other"])
  }

  @Test func whatLeavesWithATransition() {
    let flags = TwoFlags()
    let scene = HeadlessScene {
      VStack { if !flags.first { Button("Target") {}.transition(.opacity) } }
    }
    withAnimation { flags.first = true }
    scene.turn()
    #expect(refusal { try scene.tap("Target") }?.reason == .transitioning)
    scene.finishTransitions()
    #expect(refusal { try scene.tap("Target") }?.reason == .notFound)
  }

  @Test func theErrorSaysWhatCanBeTouched() {
    let scene = HeadlessScene { Button("Other") {} }
    let error = #expect(throws: HeadlessTouchError.self) { try scene.tap("Target") }
    #expect(error?.description.contains("\"Other\"") == true)
  }
}
