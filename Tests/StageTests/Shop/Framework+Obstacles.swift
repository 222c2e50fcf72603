import HeadlessSwiftUIStage
import HeadlessUIKitStage
import PortolanTesting
import PortolanUIKit

extension Framework {
  /// A screen of no navigator, whose buttons cannot all be tapped.
  @MainActor func stageOfObstacles() -> any Stage {
    guard self == .uiKit else { return SwiftUIStage { ObstacleView() } }
    let buttons = ["On", "Off", "Away"].map {
      UIButton(type: .system, primaryAction: UIAction(title: $0) { _ in })
    }
    buttons[0].accessibilityIdentifier = "on.identifier"
    buttons[1].isEnabled = false
    buttons[2].isHidden = true
    return UIKitStage {
      let controller = ColumnController()
      controller.views = buttons
      return controller
    }
  }
}
