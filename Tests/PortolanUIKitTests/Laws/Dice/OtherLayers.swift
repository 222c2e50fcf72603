import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// Layers that other code presents, and dismissals of any layer.
@MainActor final class OtherLayers {
  private enum Kind: CaseIterable {
    case alert, actionSheet, sheet, formSheet, cover, clearCover, popover, flow
  }

  private let app: any WalkedApp
  /// What it has presented, the oldest first.
  private var shown: [Layer] = []

  init(_ app: any WalkedApp) { self.app = app }

  /// Presents something, or takes away what it has presented before.
  func comeAndGo(_ random: inout SeededGenerator) -> String {
    guard app.takesLayers else { return "no place for a layer of other code" }
    shown.removeAll { $0.controller?.presentingViewController == nil }
    if let own = shown.randomElement(using: &random)?.controller, Bool.random(using: &random) {
      return takeAway(own, &random)
    }
    return present(&random)
  }

  private func takeAway(_ own: UIViewController, _ random: inout SeededGenerator) -> String {
    // It may stand in another window, where a request dismisses it.
    guard !own.isBeingPresented, !own.isBeingDismissed else { return "\(own.words) is on its way" }
    let animated = Bool.random(using: &random)
    let isItself = Bool.random(using: &random)
    (isItself ? own : own.presentingViewController)?.dismiss(animated: animated)
    let who = isItself ? "itself" : "by its presenter"
    return "other code's \(own.words) dismissed \(who)\(animated.words)"
  }

  private func present(_ random: inout SeededGenerator) -> String {
    let kind = Kind.allCases.randomElement(using: &random) ?? .alert
    let animated = Bool.random(using: &random)
    let stays = Bool.random(using: &random)
    let front = app.root.frontLayer
    // An app presents from the screen at hand, which may be deep inside.
    let presenter = Bool.random(using: &random) ? front : app.root.frontScreen ?? front
    guard presenter.viewIfLoaded?.window === app.window else { return "no presenter in sight" }
    let layer = make(kind, over: presenter)
    if !(layer is UIAlertController) { layer.isModalInPresentation = stays }
    let all: [ModalDecision] = [.automatic, .automatic, .close, .keep, .wait]
    let decision = all.randomElement(using: &random) ?? .automatic
    app.root.decideOnModal = { [weak self] modal in
      self?.shown.last { $0.controller === modal }?.decision ?? .automatic
    }
    presenter.present(layer, animated: animated)
    shown.append(Layer(layer, decision))
    let stay = stays && !(layer is UIAlertController) ? " that stays" : ""
    return "other code presents \(kind)\(stay) (\(decision)) from \(presenter.words)"
      + animated.words
  }

  private func make(_ kind: Kind, over presenter: UIViewController) -> UIViewController {
    switch kind {
    case .alert: return dialog(.alert, over: presenter)
    case .actionSheet: return dialog(.actionSheet, over: presenter)
    case .sheet: return screen(.pageSheet)
    case .formSheet: return screen(.formSheet)
    case .cover: return screen(.fullScreen)
    case .clearCover: return screen(.overFullScreen)
    case .popover:
      let screen = screen(.popover)
      screen.popoverPresentationController?.sourceView = presenter.view
      return screen
    case .flow:
      let flow = UINavigationController(rootViewController: OtherScreen())
      flow.title = "other's flow"
      return flow
    }
  }

  private func screen(_ style: UIModalPresentationStyle) -> UIViewController {
    let screen = OtherScreen()
    screen.modalPresentationStyle = style
    return screen
  }

  private func dialog(
    _ style: UIAlertController.Style, over presenter: UIViewController
  ) -> UIViewController {
    let dialog = UIAlertController(title: "Other", message: nil, preferredStyle: style)
    dialog.addAction(UIAlertAction(title: "Fine", style: .default))
    dialog.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    dialog.popoverPresentationController?.sourceView = presenter.view
    return dialog
  }

  /// Takes away a modal for which a request waits; false without one.
  func giveWay() -> Bool {
    guard app.scene.isBusy,
      let holding = shown.last(where: \.holds)?.controller
    else { return false }
    holding.presentingViewController?.dismiss(animated: false)
    return true
  }

  // MARK: Dismissals

  /// Lets a screen, a container, a layer or the root of the window dismiss, whosever the layer is.
  func dismiss(_ random: inout SeededGenerator) -> String {
    guard app.takesLayers else { return "nothing that may be dismissed now" }
    let chain = app.chain
    guard chain.count > 1 else { return "no layer to dismiss" }
    let animated = Bool.random(using: &random)
    let caller: UIViewController
    switch Int.random(in: 0..<4, using: &random) {
    case 0: caller = app.root
    case 1: caller = chain[Int.random(in: 0..<chain.count, using: &random)]
    case 2: caller = app.root.children.last ?? app.root
    default: caller = app.root.frontScreen ?? app.root
    }
    caller.dismiss(animated: animated)
    return "\(caller === app.root ? "the root" : caller.words) dismisses\(animated.words)"
  }
}

/// A layer of other code, which is watched without being kept, and what the app has decided on it.
@MainActor private struct Layer {
  private(set) weak var controller: UIViewController?
  let decision: ModalDecision

  init(_ controller: UIViewController, _ decision: ModalDecision) {
    self.controller = controller
    self.decision = decision
  }

  /// Whether a request waits until it has gone.
  var holds: Bool {
    guard let controller, controller.presentingViewController != nil else { return false }
    return switch decision {
    case .wait: true
    case .automatic: controller.isModalInPresentation
    default: false
    }
  }
}

extension Bool {
  /// How a motion is done, for a list of steps.
  var words: String { self ? "" : ", at once" }
}
