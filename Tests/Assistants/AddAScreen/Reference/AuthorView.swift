import PortolanSwiftUI

struct AuthorView: View {
  let id: Int

  var body: some View {
    VStack {
      Text(Author.with(id: id)?.life ?? "")
      ForEach(Author.with(id: id)?.books ?? []) { book in Text(book.title) }
    }
    .navigationTitle(Author.with(id: id)?.name ?? "Author")
  }
}
