import PictureNames
import Portolan
import PortolanUIKit
import Store

/// The Search tab.
final class SearchScreen: StoreScreen, Pictured {
  let pictureName = "search"
  private let model: SearchModel
  private lazy var field = Row.field("Search for") { [model] in model.text = $0 }

  init(_ model: SearchModel) {
    self.model = model
    super.init(title: "Search")
    navigationItem.rightBarButtonItem = barButton("Sort") { [model] in
      Task { await model.sort() }
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if model.isLoading { return [field, Row.spinner()] }
    return [field] + [model.problem].compactMap { $0 }.map(Row.problem)
      + model.results.map { product in
        Row.button(product.name) { [model] in model.select(product) }
      }
  }
}

extension SearchScreen: PopoverSourceProvider {
  func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
    name == .sort ? navigationItem.rightBarButtonItem : nil
  }
}
