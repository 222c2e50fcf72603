import PortolanUIKit

extension UIViewController {
  /// Shows views below each other.
  func fill(with views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
    view.addSubview(column)
  }
}
