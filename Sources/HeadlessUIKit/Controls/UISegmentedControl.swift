public import Foundation

/// A row of segments, one of which is selected.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private var segments: [(title: String?, isEnabled: Bool)] = []

  /// The place of no segment.
  open class var noSegment: Int { -1 }

  /// Creates a control with a segment for each title; other items are segments without one.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, true) }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many segments it has.
  open var numberOfSegments: Int { segments.count }

  /// The place of the selected segment, or `noSegment`.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment

  /// Adds a segment; those behind it move on.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    segments.insert((title, true), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Takes a segment away; a selected one is selected no more.
  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  /// The text of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets whether a segment can be touched.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Whether a segment can be touched.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// A finger touches a segment; the selected one tells nothing.
  override var parts: [ControlPart] {
    segments.enumerated().map { place, segment in
      ControlPart(label: segment.title, isEnabled: segment.isEnabled) { [self] in
        guard selectedSegmentIndex != place else { return }
        selectedSegmentIndex = place
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }
}
