public import Portolan

extension View {
  /// Gives a view the name by which popovers point at it, and out of which screens zoom.
  ///
  /// ```swift
  /// Button("Filter") { navigator.show(.filter) }
  ///   .popoverSource("filter")  // the map: .filter is .presented(.popover(from: "filter"))
  /// ```
  ///
  /// The view must be on screen when the popover comes; otherwise it comes as a sheet, and NAV138 is
  /// reported; a screen with `ScreenTransition.zoom(from:)` comes as SwiftUI moves it. Of several views of one name only one may be on screen. In compact width SwiftUI
  /// shows a popover as a sheet by itself (S31). Outside of a `SceneRootView` it does nothing.
  public func popoverSource(_ name: String) -> some View { modifier(PopoverSource(name: name)) }
}

/// Presents the popover that points at its content.
private struct PopoverSource: ViewModifier {
  let name: String
  @Environment(\.layerPresenter) private var presenter
  @Environment(\.isOutOfSight) private var isHidden
  @State private var mark = SourceMark()

  func body(content: Content) -> some View {
    if let presenter {
      let layer = presenter.layer
      content
        .popover(item: Bindable(layer)[dynamicMember: \.[popoverFrom: name, isHidden: isHidden]]) {
          popover in
          // A popover has no `onDismiss`.
          presenter.view(of: popover).onDisappear { layer.ended() }
        }
        .confirmationDialog(over: layer, from: name, isHidden: isHidden)
        .modifier(ZoomSource(name: name))
        .onAppear { mark.set(isBuilt: true, isHidden, name, in: layer) }
        .onDisappear { mark.set(isBuilt: false, isHidden, name, in: layer) }
        .onChange(of: isHidden) { mark.set(isBuilt: mark.isBuilt, isHidden, name, in: layer) }
    } else {
      content
    }
  }
}

/// Tells a layer when a source comes into sight, and when it goes.
@MainActor private final class SourceMark {
  private(set) var isBuilt = false
  private var isSeen = false

  func set(isBuilt: Bool, _ isHidden: Bool, _ name: String, in layer: LayerModel) {
    self.isBuilt = isBuilt
    guard isSeen != (isBuilt && !isHidden) else { return }
    isSeen.toggle()
    layer.sourceMoved(name, isThere: isSeen)
  }
}

extension EnvironmentValues {
  /// Whether a view is kept, and nobody sees it: in a kept part, or in a member of the app's own container.
  var isOutOfSight: Bool {
    get { self[OutOfSightKey.self] }
    set { self[OutOfSightKey.self] = newValue }
  }
}

private struct OutOfSightKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
