import Portolan
import PortolanWindows

/// A dialog shows none of the app's views, so no probe tells of it: UIKit knows whether it is there.
extension SceneHost {
  /// Takes UIKit's word for the dialog in front, and ends its layer when it has gone.
  func followDialog(isOverdue: Bool) {
    guard let layer = layers.last, layer.words != nil, let root = windowProbe?.outermost,
      let screen = layer.content.flatMap(nodes.leaf)
    else { return }
    let presented = countOfPresentations(in: layers.dropFirst().dropLast())
    let candidate = root.presentations.dropFirst(presented).first as? UIAlertController
    // What other code shows in its place is not the dialog.
    let isOther = layer.hasAppeared && candidate !== self.dialog
    let dialog = isOther || candidate?.mayShow(layer.words) != true ? nil : candidate
    self.dialog = dialog
    screen.see(isOverdue ? dialog.map { _ in .visible } : dialog?.phase)
    note(screen)
    if dialog == nil, layer.hasAppeared { layerHasGone(at: layers.count - 1) }
    _ = dialog?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.checkSoon()
    }
  }

  /// Forgets layers that have gone; of a dialog among them nothing else tells.
  func dropLayers(from place: Int) {
    for layer in layers[place...] where layer.words != nil {
      guard let screen = layer.content.flatMap(nodes.leaf) else { continue }
      screen.see(nil)
      note(screen)
    }
    layers.removeSubrange(place...)
  }
}

/// What is to happen when a dialog has gone that a user has answered.
struct Answer {
  let dialog: LayerModel
  let action: @MainActor () -> Void
}

/// A button acts when its dialog has gone, as in UIKit: SwiftUI calls it while the dialog goes.
extension SceneHost {
  func dialogWasAnswered(_ dialog: LayerModel, by action: @escaping @MainActor () -> Void) {
    guard scene.isHosted(by: self) else { return action() }
    answers.append(Answer(dialog: dialog, action: action))
    checkSoon()
  }

  /// Acts for the dialogs that have gone.
  func actOnAnswers() {
    let isDue = { [layers] (answer: Answer) in !layers.contains { $0 === answer.dialog } }
    let due = answers.filter(isDue)
    answers.removeAll(where: isDue)
    for answer in due { answer.action() }
  }
}

extension UIAlertController {
  /// Whether it may be what SwiftUI makes of words: it says nothing else, and has no other buttons.
  fileprivate func mayShow(_ words: DialogWords?) -> Bool {
    guard let words else { return false }
    let titles = Set(words.choices.map(\.text) + [words.cancel])
    return (title ?? words.title) == words.title
      && actions.allSatisfy { $0.title.map(titles.contains) != false }
  }
}

extension UIViewController {
  fileprivate var phase: ScreenModel.Phase {
    if isBeingPresented { return .appearing }
    return isBeingDismissed ? .disappearing : .visible
  }
}
