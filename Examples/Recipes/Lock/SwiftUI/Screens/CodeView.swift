import Lock
import PortolanSwiftUI

/// Takes the code that unlocks.
struct CodeView: View {
  @Bindable var model: CodeViewModel

  var body: some View {
    PageView("Code", model.isWrong ? "That is not your code" : "") {
      TextField("Your code", text: $model.code)
      Button("Done") { model.done() }
    }
  }
}
