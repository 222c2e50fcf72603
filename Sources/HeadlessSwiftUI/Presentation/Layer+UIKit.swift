internal import HeadlessUIKit

/// SwiftUI's sheets and covers are presentations of UIKit's too.
extension Layer {
  /// Tells UIKit that the layer comes over another one.
  func present(over below: Layer, animated: Bool) {
    guard let controller = host?.controller, let base = below.host?.controller.outermost else {
      return
    }
    controller.modalPresentationStyle = style.presentationStyle
    controller.presentationController?.delegate = delegate
    presentation = OuterPresentation(of: controller, over: base) {
      [weak self] animated, completion in
      guard let self else { return }
      presenter?.dismissFromUIKit(self, animated: animated, completion)
    }
    presentation?.begin(isComing: true, animated: animated)
  }

  /// Takes the layer and its views down for good.
  func remove() {
    presentation?.remove()
    presentation = nil
    host?.remove()
  }

  /// Whether a finger may drag the layer; whoever hears of drags is told where it may not (U91).
  func mayDrag(isDisabled: Bool) -> Bool {
    guard let sheet = host?.controller.presentationController else { return !isDisabled }
    if !isDisabled, sheet.delegate?.presentationControllerShouldDismiss(sheet) != false {
      return true
    }
    sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    return false
  }

  /// Whether SwiftUI hears that a user drags the layer away: other code may have set a delegate.
  var hearsDrags: Bool { host?.controller.presentationController?.delegate === delegate }
}

extension Layer {
  /// Tells the delegate that a user has dragged the sheet to another height: SwiftUI writes it down when
  /// it hears of it, and other code may have set a delegate.
  func tellHeight(_ write: @escaping () -> Void) {
    guard
      let sheet = host?.controller.presentationController as? UISheetPresentationController
    else { return write() }
    delegate.write = write
    let heard = sheet.delegate as? any UISheetPresentationControllerDelegate
    heard?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    delegate.write = nil
  }
}

/// SwiftUI's own delegate of a sheet.
final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  /// Writes the height that is being told of.
  var write: (() -> Void)?

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { write?() }
}

extension UIViewController {
  /// The controller around all others in which this one stands.
  var outermost: UIViewController { parent?.outermost ?? self }
}
