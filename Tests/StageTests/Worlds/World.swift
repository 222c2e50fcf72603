import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

/// A framework, in a version of iOS with a choice of what Apple does not document.
struct World: Sendable, CustomTestStringConvertible {
  let framework: Framework
  var profile: HeadlessProfile
  /// What is assumed of SwiftUI, and of UIKit within.
  var assumptions: HeadlessViewAssumptions
  private let name: String

  /// Each framework in two worlds that differ in all; in a whole run in each version both ways, and with
  /// some things otherwise.
  static let all = Framework.allCases.flatMap { framework in
    versions.flatMap { profile, isOpposites in
      isOpposites.map { World(framework, profile, isOpposite: $0) }
    } + (TestRun.isWhole ? otherwise(framework) : [])
  }

  private static let versions: [(HeadlessProfile, [Bool])] =
    TestRun.isWhole
    ? HeadlessProfile.allCases.map { ($0, [false, true]) } : [(.iOS17, [false]), (.iOS27, [true])]

  /// A version as reported, or the other way round.
  init(_ framework: Framework, _ profile: HeadlessProfile, isOpposite: Bool = false) {
    self.init(framework, profile, isOpposite ? "the other way round" : "as reported") {
      if isOpposite { ($0, $0.uikit) = (.opposite, .opposite) }
    }
  }

  private init(
    _ framework: Framework, _ profile: HeadlessProfile, _ name: String,
    _ change: (inout HeadlessViewAssumptions) -> Void
  ) {
    (self.framework, self.profile, self.name) = (framework, profile, name)
    assumptions = HeadlessViewAssumptions()
    change(&assumptions)
  }

  /// iOS 18 with some things otherwise.
  private static func otherwise(_ framework: Framework) -> [World] {
    switch framework {
    case .uiKit:
      return TestRun.together(HeadlessAssumptions.flips).map { flips in
        World(.uiKit, .iOS18, flips.map(\.name).joined(separator: ", ")) { assumptions in
          for flip in flips { flip.apply(&assumptions.uikit) }
        }
      }
    case .swiftUI:
      return TestRun.together(Array(HeadlessViewAssumptions.flips.indices)).map { places in
        World(.swiftUI, .iOS18, "otherwise: \(places)") { assumptions in
          for place in places { HeadlessViewAssumptions.flips[place](&assumptions) }
        }
      }
    }
  }

  var testDescription: String { "\(framework.testDescription), \(profile), \(name)" }
}

extension World {
  /// An app of this framework on a stage.
  @MainActor func stage(
    clock: HeadlessClock, device: HeadlessDevice? = nil, uiKit root: () -> UIViewController,
    @ViewBuilder swiftUI view: @escaping () -> some View
  ) -> any StageScreen {
    switch framework {
    case .uiKit:
      let screen = HeadlessScreen(
        profile: profile, assumptions: assumptions.uikit, clock: clock, device: device)
      return UIKitStage(on: screen, root: root)
    case .swiftUI:
      return SwiftUIStage(
        profile: profile, assumptions: assumptions, clock: clock, device: device, root: view)
    }
  }

  @MainActor func stage(_ shop: StageShop) -> any StageScreen {
    stage(clock: shop.clock) {
      SceneRootController(shop.navigator.scene, ShopScreens(shop: shop))
    } swiftUI: {
      SceneRootView(shop.navigator.scene, ShopViews(shop: shop))
    }
  }
}
