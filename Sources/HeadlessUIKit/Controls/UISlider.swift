public import Foundation

/// A control with a value between two others.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UISlider: UIControl {
  private var stored: Float = 0

  /// Creates a slider with a frame, from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The value, which stays between the least and the greatest.
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = stored
    }
  }

  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }

  /// Whether it tells of values while a finger moves it.
  open var isContinuous = true

  /// Sets the value; no action runs.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}
