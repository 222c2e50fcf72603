/// The yes-or-no state of a controller, in one word.
struct ControllerFlags: OptionSet {
  let rawValue: UInt16

  static let isBeingPresented = ControllerFlags(rawValue: 1)
  static let isBeingDismissed = ControllerFlags(rawValue: 1 << 1)
  static let isMovingToParent = ControllerFlags(rawValue: 1 << 2)
  static let isMovingFromParent = ControllerFlags(rawValue: 1 << 3)
  static let capturesStatusBar = ControllerFlags(rawValue: 1 << 4)
  static let definesPresentationContext = ControllerFlags(rawValue: 1 << 5)
  static let isModalInPresentation = ControllerFlags(rawValue: 1 << 6)
  static let hidesBottomBarWhenPushed = ControllerFlags(rawValue: 1 << 7)
  static let isAppearingAnnounced = ControllerFlags(rawValue: 1 << 8)
  static let appearsAnimated = ControllerFlags(rawValue: 1 << 9)
  static let hidesCoordinator = ControllerFlags(rawValue: 1 << 10)
  static let isLoadingView = ControllerFlags(rawValue: 1 << 11)

  mutating func set(_ flag: ControllerFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
