public import Foundation

/// A control that counts up and down.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UIStepper: UIControl {
  private var stored = 0.0

  /// Creates a stepper with a frame, from 0 to 100.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stepper; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number, which stays between the least and the greatest.
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The least number.
  open var minimumValue: Double = 0 { didSet { value = stored } }

  /// The greatest number.
  open var maximumValue: Double = 100 { didSet { value = stored } }

  /// How far one touch counts.
  open var stepValue: Double = 1

  /// Whether it counts from one end on at the other.
  open var wraps = false

  /// Two buttons, with the names by which assistive technology calls them.
  override var parts: [ControlPart] {
    [
      ControlPart(label: "Decrement", isEnabled: wraps || value > minimumValue) { [self] in
        count(to: value - stepValue)
      },
      ControlPart(label: "Increment", isEnabled: wraps || value < maximumValue) { [self] in
        count(to: value + stepValue)
      },
    ]
  }

  private func count(to number: Double) {
    if wraps, number > maximumValue {
      value = minimumValue
    } else if wraps, number < minimumValue {
      value = maximumValue
    } else {
      value = number
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
