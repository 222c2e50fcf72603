public import Portolan

extension View {
  /// Names this view, so that the map can let popovers point at the view and screens zoom out of
  /// it.
  ///
  /// ```swift
  /// Button("Filter") { navigator.show(.filter) }
  ///   .popoverSource(.filter)  // the map: .filter is .presented(.popover(from: .filter))
  /// ```
  ///
  /// If no view on screen has the name, a popover appears as a sheet, and a screen with
  /// `ScreenTransition.zoom(from:)` appears with SwiftUI's usual transition; NAV138 is reported.
  /// Only one view on screen may have the name. In compact width SwiftUI itself shows a popover as
  /// a sheet (S31). Outside of a `SceneRootView` the modifier does nothing.
  public func popoverSource(_ name: SourceName) -> some View { modifier(PopoverSource(name: name)) }
}

/// Presents the popover that points at its content.
private struct PopoverSource: ViewModifier {
  let name: SourceName
  @Environment(\.layerPresenter) private var presenter
  @Environment(\.isKeptOutOfSight) private var isHidden
  @State private var mark = SourceMark()

  func body(content: Content) -> some View {
    if let presenter {
      let layer = presenter.layer
      let isHidden = isHidden()
      let _ = mark.isHidden = self.isHidden
      content
        .popover(
          item: Bindable(layer)[
            dynamicMember: \.[popover: layer.next?.content, from: name, isHidden: isHidden]]
        ) { popover in
          // A popover has no `onDismiss`.
          presenter.view(of: popover).onDisappear { layer.ended() }
        }
        .confirmationDialog(over: layer, from: name, isHidden: isHidden)
        .modifier(ZoomSource(name: name))
        .onAppear { layer.sourceCame(mark, named: name) }
        .onDisappear { layer.sourceWent(mark, named: name) }
    } else {
      content
    }
  }
}

/// A view of a name, and whether it can be seen now.
@MainActor final class SourceMark {
  fileprivate(set) var isHidden: @MainActor () -> Bool = { false }
}

extension EnvironmentValues {
  /// Says whether a view is hidden and kept: in a kept part, or in a member of the app's own container.
  ///
  /// It reads the models, since a step may follow at once on the one that brings the view into sight.
  var isKeptOutOfSight: @MainActor () -> Bool {
    get { self[KeptOutOfSightKey.self] }
    set { self[KeptOutOfSightKey.self] = newValue }
  }
}

private struct KeptOutOfSightKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Bool { { false } }
}
