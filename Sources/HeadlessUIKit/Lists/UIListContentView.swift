public import Foundation

/// The view of a row's content.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private var shown: any UIContentConfiguration
  private let labels = [UILabel(), UILabel()]

  /// Creates a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    update()
  }

  /// Creates a view; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration.cell()
    super.init(coder: coder)
    for label in labels { addSubview(label) }
  }

  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      shown = newValue
      update()
    }
  }

  /// Places the texts.
  open override func layoutSubviews() {
    let size = CGSize(width: bounds.width, height: bounds.height / 2)
    labels[0].frame = CGRect(origin: .zero, size: size)
    labels[1].frame = CGRect(origin: CGPoint(x: 0, y: size.height), size: size)
  }

  private func update() {
    guard let content = shown as? UIListContentConfiguration else { return }
    for (label, text) in zip(labels, [content.text, content.secondaryText]) {
      label.text = text
      label.isHidden = text?.isEmpty != false
    }
  }
}
