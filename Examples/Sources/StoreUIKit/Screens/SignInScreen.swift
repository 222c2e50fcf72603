import PictureNames
import PortolanUIKit
import Store

/// Name and password.
final class SignInScreen: StoreScreen, Pictured {
  let pictureName = "signIn"
  private let model: SignInModel
  private lazy var name = Row.field("Name") { [model] in model.name = $0 }
  private lazy var password = Row.field("Password", isSecret: true) { [model] in
    model.password = $0
  }

  init(_ model: SignInModel) {
    self.model = model
    super.init(title: "Sign In")
    navigationItem.leftBarButtonItem = barButton(.cancel) { [model] in model.cancel() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    let last =
      model.isWorking
      ? Row.spinner() : Row.button("Sign In") { [model] in Task { await model.signIn() } }
    return [name, password] + [model.problem].compactMap { $0 }.map(Row.problem)
      + [last, Row.button("Forgot Password") { [model] in model.forgot() }]
  }
}
