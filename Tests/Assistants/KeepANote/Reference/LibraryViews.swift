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
    case .note(let book):
      NoteView(
        draft: context.model { draft(of: book, in: context) },
        save: { text in
          reader.notes[book] = text
          context.askBeforeLeaving(nil)  // saved
          context.close()
        },
        cancel: { context.close() })
    case .hours: HoursView { context.close() }
    }
  }

  private func draft(of book: Int, in context: ScreenContext<Library>) -> NoteDraft {
    let draft = NoteDraft(of: reader.notes[book] ?? "")
    context.askBeforeLeaving { [weak draft] in
      guard draft?.isEdited == true else { return nil }
      return DialogWords(
        "Discard the note?", choices: [.leave("Discard", isDestructive: true)],
        cancel: "Keep editing")
    }
    return draft
  }

  func tabLabel(for member: Library) -> some View {
    Text(member == .catalogue ? "Catalogue" : "Loans")
  }
}
