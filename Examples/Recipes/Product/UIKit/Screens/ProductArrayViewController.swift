public import PortolanUIKit

/// The list of products; each cell says which one was chosen.
public final class ProductArrayViewController: ColumnViewController {
  private let ids: [String]
  private let choose: (String) -> Void

  init(ids: [String], choose: @escaping (String) -> Void) {
    self.ids = ids
    self.choose = choose
    super.init(title: "Products")
  }

  /// Not available: the products come from code.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var rows: [UIView] { ids.map { id in button("Product \(id)") { self.choose(id) } } }
}
