import PortolanSwiftUI

/// A view as one finds it: it brings its own navigation stack, with names as elements.
struct GuideView: View {
  @State private var chapters: [String] = []

  var body: some View {
    NavigationStack(path: $chapters) {
      Button("Chapter 1") { chapters.append("Chapter 1") }
        .navigationTitle("Guide")
        .navigationDestination(for: String.self) { chapter in
          Text(chapter).navigationTitle(chapter)
        }
    }
  }
}
