import Portolan
import PortolanUIKit

struct LibraryScreens: ScreenAssembly {
  let navigator: Navigator<Library>
  let reader: Reader

  func screen(for route: Library, in context: ScreenContext<Library>) -> UIViewController {
    switch route {
    case .library: return UISplitViewController(style: .doubleColumn)
    case .empty: return HintController()
    case .catalogue:
      return CatalogueController(
        open: { navigator.show(.book(id: $0)) }, showHours: { navigator.show(.hours) })
    case .book(let id):
      return BookController(
        id: id, reader: reader, showAuthor: { navigator.show(.author(name: $0)) })
    case .author(let name): return AuthorController(name: name)
    case .hours: return HoursController { context.close() }
    }
  }

  func emptyColumn(for member: Library) -> UIViewController? { HintController() }
}
