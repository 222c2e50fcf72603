import PictureNames
import PortolanUIKit
import Store

/// The addresses among which the user picks one.
final class AddressScreen: StoreScreen, Pictured {
  var pictureName: String { "address(\(model.picker.near))" }
  private let model: AddressModel

  init(_ model: AddressModel) {
    self.model = model
    super.init(title: "Address")
    navigationItem.leftBarButtonItem = barButton(.cancel) { [model] in model.cancel() }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("The Store's screens are made in code.")
  }

  override func rows() -> [UIView] {
    model.addresses.map { address in
      Row.button(address.line) { [model] in model.pick(address) }
    }
  }
}
