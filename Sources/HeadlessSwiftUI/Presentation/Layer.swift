internal import HeadlessUIKit

/// What covers the window or a part of it: the base, or a sheet or cover.
@MainActor final class Layer {
  enum Style { case base, sheet, cover }
  enum State { case coming, shown, going }

  let style: Style
  let item: AnyHashable?
  var host: ScreenHost?
  var state = State.coming
  weak var presenter: PresenterModel?
  /// The drag that a finger holds, which would close the layer.
  var drag: SceneTransition?
  /// What UIKit knows of the layer; nil for the base.
  var presentation: OuterPresentation?
  /// Hears of drags, unless other code sets another delegate.
  let delegate = SheetDelegate()
  /// Whether SwiftUI has heard of the drag.
  var isDragHeard = false
  /// Whether code of UIKit's has told it to go (S61).
  var isClosedByUIKit = false

  init(style: Style, item: AnyHashable? = nil) {
    self.style = style
    self.item = item
  }

  var label: String {
    let name = style == .cover ? "cover" : style == .sheet ? "sheet" : "base"
    guard let base = item?.base, !(base is Bool) else { return name }
    return "\(name) \(base)"
  }
}
