import Portolan
import PortolanUIKit

struct LibraryScreens: ScreenAssembly {
  let navigator: Navigator<Library>
  let reader: Reader

  func screen(for route: Library, in context: ScreenContext<Library>) -> UIViewController {
    switch route {
    case .catalogue:
      let catalogue = CatalogueController()
      catalogue.onBook = { navigator.show(.book(id: $0)) }
      catalogue.onLoans = { navigator.show(.loans) }
      return catalogue
    case .book(let id):
      let book = BookController(id: id, reader: reader)
      book.onAuthor = { navigator.show(.author(name: $0)) }
      book.onReserve = { [weak book] in
        Task {
          do throws(NavigationError) {
            let ending = try await navigator.ask(BranchQuestion(book: id))
            if case .finished(let branch) = ending { reader.reservations[id] = branch }
            book?.reload()
          } catch {
            print(error.diagnostic)
          }
        }
      }
      return book
    case .author(let name):
      let author = AuthorController(name: name)
      author.onCatalogue = { navigator.popToRoot() }
      return author
    case .branch(let question):
      let branch = BranchController()
      branch.onBranch = { context.finish(question, with: $0) }
      return branch
    case .loans:
      let loans = LoansController(reader: reader)
      loans.onBook = { navigator.show(.book(id: $0)) }
      loans.onHours = { navigator.show(.hours) }
      loans.onClose = { context.close() }
      return loans
    case .hours: return HoursController()
    case .signIn:
      let signIn = SignInController()
      signIn.onSignIn = {
        reader.name = "Ada"
        context.close()
      }
      return signIn
    }
  }
}
