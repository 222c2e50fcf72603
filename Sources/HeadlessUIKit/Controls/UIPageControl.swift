public import Foundation

/// A row of dots, one for each page.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private var stored = 0

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 { didSet { currentPage = stored } }

  /// The page in front, which stays among the pages.
  open var currentPage: Int {
    get { stored }
    set { stored = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false

  /// A touch on the side of the end leads to the next page.
  override func tapped() {
    guard currentPage + 1 < numberOfPages else { return }
    currentPage += 1
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
