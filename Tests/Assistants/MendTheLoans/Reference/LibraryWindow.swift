import Portolan
import PortolanSwiftUI

/// One window of the app.
struct LibraryWindow: View {
  @State private var navigator: Navigator<Library>
  private let reader: Reader

  init(reader: Reader) {
    self.reader = reader
    navigator = Navigator(LibraryMap(), guards: LibraryGuards(reader: reader))
  }

  var body: some View {
    SceneRootView(navigator.scene, LibraryViews(navigator: navigator, reader: reader))
      .onAppear { navigator.show(.home) }
  }
}
