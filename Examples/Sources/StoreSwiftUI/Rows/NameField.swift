import PortolanSwiftUI

/// Takes an account's name as it is typed.
struct NameField: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }
}
