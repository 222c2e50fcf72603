/// Lets drags of sheets ask before they close, where another framework is the sheet's delegate.
///
/// Its delegate stands aside only as long as the sheet cannot be dragged away, so it misses nothing.
@MainActor package final class AskingDrags: NSObject {
  private struct Drag {
    weak var sheet: UIPresentationController?
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  }

  private let ask: @MainActor () -> Void
  private var drags: [Drag] = []

  package init(_ ask: @escaping @MainActor () -> Void) { self.ask = ask }

  /// Lets the drag of a sheet ask, or close by itself again.
  package func set(_ sheet: UIPresentationController, asks: Bool) {
    let place = drags.firstIndex { $0.sheet === sheet }
    if asks, place == nil {
      drags.append(Drag(sheet: sheet, delegate: sheet.delegate))
      sheet.delegate = self
    } else if !asks, let place {
      sheet.delegate = drags.remove(at: place).delegate
    }
    drags.removeAll { $0.sheet == nil }
  }
}

extension AskingDrags: UIAdaptivePresentationControllerDelegate {
  /// Refuses: what may close is asked for.
  package func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { false }

  /// Asks for what the drag would do.
  package func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { ask() }
}
