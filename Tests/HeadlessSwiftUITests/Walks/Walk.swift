import HeadlessSwiftUI
import HeadlessUIKit

/// Steps drawn by lot, of the app and of the person, at any moment.
@MainActor struct Walk {
  let model = WalkModel()
  let scene: HeadlessScene
  private(set) var check = AppearanceCheck()
  private(set) var steps: [String] = []
  private var random: SplitMix

  init(seed: UInt64, assumptions: HeadlessViewAssumptions, profile: HeadlessProfile) {
    random = SplitMix(state: seed)
    let model = model
    scene = HeadlessScene(profile: profile, assumptions: assumptions) { WalkApp(model: model) }
  }

  mutating func step() {
    let choice = Int.random(in: 0..<20, using: &random)
    steps.append("\(choice)")
    change(choice)
    person(choice)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: scene.finishTransitions()
    default: scene.turn()
    }
    check.follow(model.log.take())
  }

  private mutating func change(_ choice: Int) {
    switch choice {
    case 0: model.left = numbers()
    case 1: model.right = numbers()
    case 2: model.left.append(Int.random(in: 0..<4, using: &random))
    case 3: model.sheet = item()
    case 4: model.inner = model.sheet == nil ? nil : item()
    case 5: model.cover = item()
    case 6: model.tab = model.tab == "left" ? "right" : "left"
    case 7:
      if Bool.random(using: &random) {
        withAnimation { model.part = 1 - model.part }
      } else {
        model.part = 1 - model.part
      }
    case 8:
      var cut = Transaction()
      cut.disablesAnimations = true
      withTransaction(cut) { model.left = numbers() }
    default: break
    }
  }

  /// A person does what can be done; what cannot is refused.
  private mutating func person(_ choice: Int) {
    do {
      switch choice {
      case 9, 10: try scene.tapBack()
      case 11, 12: try scene.beginSwipeBack()
      case 13: scene.cancelSwipeBack()
      case 14: scene.finishSwipeBack()
      case 15, 16: try scene.beginSheetDrag()
      case 17: scene.cancelSheetDrag()
      case 18: scene.finishSheetDrag()
      case 19: try scene.tapTab(at: Int.random(in: 0..<2, using: &random))
      default: break
      }
    } catch {
      steps.append("refused")
    }
  }

  private mutating func numbers() -> [Int] {
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
  }

  private mutating func item() -> Item? {
    Bool.random(using: &random) ? Item(id: Int.random(in: 0..<3, using: &random)) : nil
  }

  /// Lets go of everything and waits for the end of it.
  mutating func rest() {
    scene.cancelSwipeBack()
    scene.cancelSheetDrag()
    for _ in 0..<12 { scene.finishTransitions() }
    check.follow(model.log.take())
  }
}

/// Small numbers that look random and come again for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
