import Portolan
import PortolanSwiftUI

struct LibraryViews: ViewAssembly {
  let navigator: Navigator<Library>
  let reader: Reader

  func screen(for route: Library, in context: ScreenContext<Library>) -> some View {
    switch route {
    case .home: EmptyView()  // the map makes tabs and stacks
    case .catalogue: CatalogueView(navigator: navigator)
    case .book(let id): BookView(id: id, reader: reader, navigator: navigator)
    case .loans: LoansView(reader: reader, navigator: navigator)
    case .hours: HoursView { context.close() }
    }
  }

  func tabLabel(for member: Library) -> some View {
    Text(member == .catalogue ? "Catalogue" : "Loans")
  }
}
