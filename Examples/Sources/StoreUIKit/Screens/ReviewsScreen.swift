import PictureNames
import PortolanUIKit
import Store

/// What people say of one product.
final class ReviewsScreen: StoreScreen, Pictured {
  var pictureName: String { "reviews(\(model.product))" }
  private let model: ReviewsModel

  init(_ model: ReviewsModel) {
    self.model = model
    super.init(title: "Reviews")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.load() }

  override func rows() -> [UIView] {
    if let problem = model.problem { return [Row.problem(problem)] }
    guard let reviews = model.reviews else { return [Row.spinner()] }
    return reviews.isEmpty ? [Row.text("Nobody has said anything yet.")] : reviews.map(Row.text)
  }
}
