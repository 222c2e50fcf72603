import Portolan
import PortolanUIKit
import Shelf

/// Makes the list in code, and a book's screen from the storyboard.
struct ShelfScreens: ScreenAssembly {
  unowned let app: ShelfApp

  func screen(for route: ShelfRoute, in context: ScreenContext<ShelfRoute>) -> UIViewController {
    switch route {
    case .books: return BooksViewController(app: app)
    case .book(let id):
      let book = app.books.first { $0.id == id }
      let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
      return storyboard.instantiateViewController(identifier: "Book") { coder in
        BookViewController(coder: coder, book: book)
      }
    }
  }
}
