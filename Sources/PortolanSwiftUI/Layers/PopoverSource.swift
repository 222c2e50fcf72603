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

  func body(content: Content) -> some View {
    if let presenter {
      let layer = presenter.layer
      content
        .popover(item: Bindable(layer)[dynamicMember: \.[popoverFrom: name]]) { popover in
          // A popover has no `onDismiss`.
          presenter.view(of: popover).onDisappear { layer.ended() }
        }
        .confirmationDialog(over: layer, from: name)
        .modifier(ZoomSource(name: name))
        .onAppear { layer.sourceMoved(name, isThere: true) }
        .onDisappear { layer.sourceMoved(name, isThere: false) }
    } else {
      content
    }
  }
}
