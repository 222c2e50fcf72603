public import PortolanUIKit

/// One product; it does not know how it is shown, nor where the user goes next.
public final class ProductViewController: ColumnViewController {
  /// What the coupon is worth; empty without one.
  public let note = UILabel()

  init() {
    super.init(title: "")
  }

  /// Not available: the product comes from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var rows: [UIView] { [note] }

  func show(_ id: String, coupon: String?) {
    title = "Product \(id)"
    note.text = coupon.map { "With the coupon \($0)" } ?? ""
  }
}
