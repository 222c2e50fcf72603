import PortolanSwiftUI

struct BranchView: View {
  let book: Int
  let choose: (Branch) -> Void
  let cancel: () -> Void

  var body: some View {
    VStack {
      Text(Book.with(id: book)?.title ?? "Book")
      ForEach(Branch.allCases, id: \.self) { branch in
        Button(branch.rawValue) { choose(branch) }
      }
      Button("Cancel") { cancel() }
    }
    .navigationTitle("Branch")
  }
}
