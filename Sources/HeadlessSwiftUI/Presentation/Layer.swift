internal import HeadlessUIKit

/// What covers the window or a part of it: the base, or a sheet, cover, popover, alert or dialog.
@MainActor final class Layer {
  enum Style: String { case base, sheet, cover, popover, alert, dialog }
  enum State { case coming, shown, going }

  let item: AnyHashable?
  private let asked: Style
  var host: ScreenHost?
  var state = State.coming
  weak var presenter: PresenterModel?
  /// The drag that a finger holds, which would close the layer.
  var drag: SceneTransition?
  /// The height to which a finger has dragged it, when no view says it.
  var dragged: PresentationDetent?
  /// What UIKit knows of the layer; nil for the base.
  var presentation: OuterPresentation?
  /// Hears of drags, unless other code sets another delegate.
  let delegate = SheetDelegate()
  /// Whether SwiftUI has heard of the drag.
  var isDragHeard = false
  /// Whether code of UIKit's has told it to go (S61).
  var isClosedByUIKit = false
  let closing = Closing()

  /// How a view of the layer closes it: by the binding that SwiftUI had for it last, also once it has gone.
  @MainActor final class Closing {
    var clear: () -> Void = {}
  }

  init(style: Style, item: AnyHashable? = nil) {
    asked = style
    self.item = item
  }

  /// A popover is a sheet as long as the width is compact (S31).
  var style: Style {
    asked == .popover && presenter?.isCompact != false ? .sheet : asked
  }

  var label: String {
    guard let base = item?.base, !(base is Bool) else { return style.rawValue }
    return "\(style.rawValue) \(base)"
  }
}

extension Layer.Style {
  /// Its kind among what a user meets; nil for the base, which is the window.
  var kind: HeadlessNode.Kind? {
    switch self {
    case .base: nil
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    }
  }

  var presentationStyle: UIModalPresentationStyle {
    switch self {
    case .base, .cover: .fullScreen
    case .sheet: .pageSheet
    case .popover: .popover
    case .alert, .dialog: .overFullScreen
    }
  }

  /// The controller that UIKit presents; SwiftUI's dialogs are alerts of UIKit's too.
  @MainActor func makeController() -> UIViewController {
    switch self {
    case .base, .sheet, .cover, .popover: HostController()
    case .alert: UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    case .dialog: UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
  }
}
