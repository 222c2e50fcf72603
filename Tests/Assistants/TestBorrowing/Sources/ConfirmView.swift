import Portolan
import PortolanSwiftUI

struct ConfirmView: View {
  let id: Int
  let reader: Reader
  let navigator: Navigator<Library>

  var body: some View {
    VStack {
      Text("Borrow \(Book.with(id: id)?.title ?? "this book") for four weeks?")
      Button("Confirm") {
        reader.borrow(id)
        navigator.show(.loans)
      }
    }
    .navigationTitle("Borrow")
  }
}
