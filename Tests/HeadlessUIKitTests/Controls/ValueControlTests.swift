import Foundation
import HeadlessUIKit
import Testing

/// Controls with a value, what touches change, and what code changes without telling anybody.
@MainActor
@Suite("A touch changes a control's value and sends its events; a change by code sends none")
struct ValueControlTests {
  /// A control on a screen, and how often it told of a value.
  private func show<Control: UIControl>(
    _ control: Control, _ label: String? = nil,
    then body: @MainActor (HeadlessScreen, _ told: @MainActor () -> Int) throws -> Void
  ) async throws {
    try await onScreen { screen in
      var count = 0
      control.accessibilityLabel = label
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      let root = UIViewController()
      root.view.addSubview(control)
      let window = screen.show(root)
      try body(screen) { count }
      _ = window
    }
  }

  @Test("a tap turns a switch, and code does without a word") func switches() async throws {
    let control = UISwitch(frame: .zero)
    try await show(control, "Wi-Fi") { screen, told in
      try screen.tap("Wi-Fi")
      #expect(control.isOn && told() == 1)
      control.setOn(false, animated: true)
      #expect(!control.isOn && told() == 1)
      control.isEnabled = false
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Wi-Fi") }
    }
  }

  @Test("a slider keeps between its ends, and tells while a finger moves it")
  func sliders() async throws {
    let control = UISlider(frame: .zero)
    control.maximumValue = 10
    control.setValue(20, animated: false)
    #expect(control.value == 10)
    control.minimumValue = 2
    control.value = 0
    #expect(control.value == 2 && control.isContinuous)
    try await show(control, "Volume") { screen, told in
      try screen.slide("Volume", to: 7)
      #expect(control.value == 7 && told() == 1)
      #expect(throws: HeadlessTouchError.self) { try screen.slide("Brightness", to: 1) }
    }
  }

  @Test("segments are touched by their titles; the selected one and a disabled one say nothing")
  func segments() async throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try await show(control) { screen, told in
      try screen.tap("Week")
      try screen.tap("Week")
      #expect(control.selectedSegmentIndex == 1 && told() == 1)
      control.insertSegment(withTitle: "Hour", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
      control.setEnabled(false, forSegmentAt: 0)
      #expect(!control.isEnabledForSegment(at: 0))
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Hour") }
      control.setTitle("Month", forSegmentAt: 2)
      #expect(control.titleForSegment(at: 2) == "Month")
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0 && told() == 1)
    }
  }

  @Test("a stepper counts between its ends, or on at the other") func steppers() async throws {
    let control = UIStepper(frame: .zero)
    control.maximumValue = 4
    control.stepValue = 3
    try await show(control) { screen, told in
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Decrement") }
      try screen.tap("Increment")
      try screen.tap("Increment")
      #expect(control.value == 4 && told() == 2)
      control.wraps = true
      try screen.tap("Increment")
      #expect(control.value == 0)
      try screen.tap("Decrement")
      #expect(control.value == 4)
      control.minimumValue = 2
      control.value = 1
      #expect(control.value == 2)
    }
  }

  @Test("a page control goes to the next page until the last") func pages() async throws {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 2
    control.hidesForSinglePage = true
    try await show(control, "Pages") { screen, told in
      try screen.tap("Pages")
      try screen.tap("Pages")
      #expect(control.currentPage == 1 && told() == 1)
      control.currentPage = 9
      #expect(control.currentPage == 1 && control.hidesForSinglePage)
      control.numberOfPages = 1
      #expect(control.currentPage == 0)
    }
  }

  @Test("a date keeps between the first and the last") func dates() async throws {
    let control = UIDatePicker(frame: .zero)
    let (first, last) = (Date(timeIntervalSince1970: 100), Date(timeIntervalSince1970: 200))
    control.datePickerMode = .date
    control.minimumDate = first
    control.maximumDate = last
    control.setDate(.distantFuture, animated: false)
    #expect(control.date == last && control.datePickerMode == .date)
    #expect(UIDatePicker(frame: .zero).datePickerMode == .dateAndTime)
    for mode in [UIDatePicker.Mode.time, .countDownTimer] {
      control.datePickerMode = mode
      #expect(control.datePickerMode == mode && control.date == last)
    }
    try await show(control, "Birthday") { screen, told in
      try screen.pick(Date(timeIntervalSince1970: 150), in: "Birthday")
      #expect(control.date == Date(timeIntervalSince1970: 150) && told() == 1)
      control.date = .distantPast
      #expect(control.date == first && told() == 1)
    }
  }
}
