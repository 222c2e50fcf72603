import PictureNames
import PortolanUIKit
import Store

/// What is to be bought.
final class BagScreen: StoreScreen, Pictured {
  let pictureName = "bag"
  private let model: BagModel

  init(_ model: BagModel) {
    self.model = model
    super.init(title: "Bag")
    navigationItem.leftBarButtonItem = barButton(.done) { [model] in model.done() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if model.isLoading { return [Row.spinner()] }
    if model.rows.isEmpty { return [Row.text("The bag is empty.")] }
    return [model.problem].compactMap { $0 }.map(Row.problem)
      + model.rows.flatMap { row in
        [
          Row.text("\(row.text), \(row.price) €"),
          Row.button("Remove \(row.text)") { [model] in model.remove(row) },
        ]
      } + [
        Row.heading("\(model.total) €"),
        Row.button("Check Out") { [model] in model.checkOut() },
        Row.button("Empty Bag") { [model] in Task { await model.empty() } },
      ]
  }
}
