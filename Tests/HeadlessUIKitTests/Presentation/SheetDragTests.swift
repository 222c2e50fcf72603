import HeadlessUIKit
import Testing

/// A delegate that writes down what a sheet asks and reports.
private final class SheetObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: CallLog
  var permits = true

  init(_ log: CallLog) { self.log = log }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.add("should")
    return permits
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.add("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.add("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.add("attempt")
  }
}

@MainActor
@Suite(
  "A sheet drag asks the presentation delegate for permission and reports to it how the drag ended")
struct SheetDragTests {
  @Test("U91 U94 should, will, then did or back again")
  func drag() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = SheetObserver(log)
      let root = UIViewController()
      let window = screen.show(root)
      let sheet = RecordingController("B", log)
      root.present(sheet, animated: false)
      sheet.presentationController?.delegate = observer
      _ = log.take()
      #expect(screen.beginSheetDrag())
      #expect(log.take() == ["should", "will", "B.willDisappear"])
      screen.cancelSheetDrag()
      #expect(log.take() == ["B.willAppear", "B.didAppear"])
      #expect(root.presentedViewController === sheet)
      #expect(screen.beginSheetDrag())
      _ = log.take()
      screen.finishSheetDrag()
      screen.finishTransitions()
      #expect(log.take() == ["B.didDisappear", "did"])
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("U91 a refused drag only attempts", arguments: [false, true])
  func refused(isModal: Bool) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = SheetObserver(log)
      observer.permits = false
      let window = screen.show(UIViewController())
      let sheet = UIViewController()
      sheet.isModalInPresentation = isModal
      window.rootViewController?.present(sheet, animated: false)
      sheet.presentationController?.delegate = observer
      #expect(!screen.beginSheetDrag())
      #expect(log.take() == (isModal ? ["attempt"] : ["should", "attempt"]))
    }
  }

  @Test("U91 a dismissal by code asks and tells the delegate nothing")
  func programmatic() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = SheetObserver(log)
      let window = screen.show(UIViewController())
      let sheet = UIViewController()
      window.rootViewController?.present(sheet, animated: false)
      sheet.presentationController?.delegate = observer
      sheet.dismiss(animated: true)
      screen.finishTransitions()
      #expect(log.take().isEmpty)
    }
  }

  @Test("U92 what stands on a dragged sheet goes without a word to its delegate")
  func chain() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let observer = SheetObserver(log)
      let window = screen.show(UIViewController())
      let sheet = UIViewController()
      sheet.definesPresentationContext = true
      window.rootViewController?.present(sheet, animated: false)
      let above = RecordingController("C", log)
      above.modalPresentationStyle = .overCurrentContext
      sheet.present(above, animated: false)
      above.presentationController?.delegate = observer
      _ = log.take()
      #expect(screen.beginSheetDrag())
      screen.finishSheetDrag()
      screen.finishTransitions()
      #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
      #expect(above.presentingViewController == nil)
    }
  }

  @Test("U95 a full screen cannot be dragged; a wrapped flow's flag is its stack's")
  func whatCounts() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: false)
      #expect(!screen.beginSheetDrag())
      let inner = UIViewController()
      inner.isModalInPresentation = true
      full.present(UINavigationController(rootViewController: inner), animated: false)
      #expect(screen.beginSheetDrag())
      screen.cancelSheetDrag()
      _ = window
    }
  }
}
