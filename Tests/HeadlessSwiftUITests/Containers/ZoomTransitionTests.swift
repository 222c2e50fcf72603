import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// U106: screens that grow out of a view.
@MainActor
@Suite("A zoom transition grows a pushed screen from its source view, and shrinks it back on a pop")
struct ZoomTransitionTests {
  @Observable @MainActor fileprivate final class Gallery {
    var path: [Int] = []
    var zooms = true
  }

  /// A photo of the number 1, out of which its screen grows.
  private struct GalleryView: View {
    @Bindable var gallery: Gallery
    @Namespace private var space

    var body: some View {
      NavigationStack(path: $gallery.path) {
        Text("1").matchedTransitionSource(id: 1, in: space)
          .navigationDestination(for: Int.self) { number in
            if gallery.zooms {
              Text("photo").navigationTransition(.zoom(sourceID: number, in: space))
            } else {
              Text("photo")
            }
          }
      }
    }
  }

  private let gallery = Gallery()

  private func zooms(
    on profile: HeadlessProfile = .iOS18, _ changes: (Gallery) -> Void...
  ) -> [String] {
    let scene = HeadlessScene(profile: profile) { GalleryView(gallery: gallery) }
    defer { scene.close() }
    for change in changes {
      change(gallery)
      scene.finish()
    }
    return scene.zooms.map(\.description)
  }

  @Test func `it grows out of the view of its name, and shrinks into it`() {
    #expect(zooms({ $0.path = [1] }, { $0.path = [] }) == ["in 1", "out 1"])
  }

  @Test func `without such a view it grows out of nothing`() {
    #expect(zooms({ $0.path = [2] }) == ["in of nothing"])
  }

  @Test func `before iOS 18 nothing zooms`() {
    #expect(zooms(on: .iOS17, { $0.path = [1] }, { $0.path = [] }) == [])
  }

  @Test func `what no longer asks for it does not shrink`() {
    #expect(zooms({ $0.path = [1] }, { $0.zooms = false }, { $0.path = [] }) == ["in 1"])
  }
}
