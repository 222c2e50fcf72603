import PortolanSwiftUI
import Store

/// The addresses among which the user picks one.
struct AddressView: View {
  let model: AddressModel

  var body: some View {
    Page("Address", named: "address(\(model.picker.near))") {
      ForEach(model.addresses, id: \.self) { address in
        Button(address.line) { model.pick(address) }
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.cancel() } }
    }
  }
}
