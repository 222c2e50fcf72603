public import Foundation

/// A control that chooses a date.
@available(tvOS, unavailable)
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  private var stored = Date()

  /// Creates a picker with a frame; it shows the moment at which it was made.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a picker; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The date, which stays between the first and the last.
  open var date: Date {
    get { stored }
    set {
      stored = min(max(newValue, minimumDate ?? newValue), maximumDate ?? .distantFuture)
    }
  }

  /// The first date; nil for none.
  open var minimumDate: Date? { didSet { date = stored } }

  /// The last date; nil for none.
  open var maximumDate: Date? { didSet { date = stored } }

  /// What is chosen: a time, a day, or both.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime

  /// Sets the date; no action runs.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// What a picker chooses.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }
}
