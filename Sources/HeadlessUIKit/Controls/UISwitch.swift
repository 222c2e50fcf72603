public import Foundation

/// A control that is on or off.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UISwitch: UIControl {
  /// Creates a switch with a frame; it is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a switch; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it is on.
  open var isOn = false

  /// Turns it on or off; no action runs.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func tapped() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
