import PortolanSwiftUI

struct LoanView: View {
  let id: Int

  var body: some View {
    VStack {
      Text(Book.with(id: id)?.title ?? "Book")
      Text("Bring it back in four weeks")
    }
    .navigationTitle("Loan")
  }
}
