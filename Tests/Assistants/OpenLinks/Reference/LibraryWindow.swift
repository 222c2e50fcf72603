import Portolan
import PortolanLinks
import PortolanSwiftUI

/// One window of the app.
struct LibraryWindow: View {
  @State private var navigator: Navigator<Library>
  private let reader: Reader

  init(reader: Reader) {
    self.reader = reader
    navigator = Navigator(LibraryMap(), links: .library)
  }

  var body: some View {
    SceneRootView(navigator.scene, LibraryViews(navigator: navigator, reader: reader))
      .onAppear { navigator.show(.home) }
  }
}
