import PictureNames
import PortolanUIKit
import Store

/// Help for who forgot the password.
final class ForgotPasswordScreen: StoreScreen, Pictured {
  let pictureName = "forgotPassword"
  private let model: ForgotPasswordModel
  private lazy var name = Row.field("Name") { [model] in model.name = $0 }

  init(_ model: ForgotPasswordModel) {
    self.model = model
    super.init(title: "Forgot Password")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    if model.isSent { return [Row.text("If there is such an account, a letter is on its way.")] }
    return [name, Row.button("Send Letter") { [model] in model.send() }]
  }
}
