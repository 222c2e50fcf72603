import PictureNames
import PortolanUIKit
import Store

/// Shows that the app starts, or why it does not.
final class SplashScreen: StoreScreen, Pictured {
  let pictureName = "splash"
  private let model: SplashModel

  init(_ model: SplashModel) {
    self.model = model
    super.init(title: "Store")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func begin() async { await model.start() }

  override func rows() -> [UIView] {
    guard let problem = model.problem else {
      return [Row.heading("Store")] + (model.isWorking ? [Row.spinner()] : [])
    }
    return [
      Row.heading("Store"), Row.problem(problem),
      Row.button("Retry") { [model] in Task { await model.start() } },
    ]
  }
}
