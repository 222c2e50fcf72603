import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport

/// An app beside which other code works.
@MainActor protocol WalkedApp: AnyObject {
  var screen: HeadlessScreen { get }
  var window: UIWindow { get }
  var root: SceneRootController { get }
  var scene: SceneNavigator { get }

  /// Runs until nothing moves and nobody waits.
  func settle() async
}

extension TestApp: WalkedApp {
  var scene: SceneNavigator { navigator.scene }
}

extension DeskApp: WalkedApp {
  var scene: SceneNavigator { navigator.scene }
}

extension RadioApp: WalkedApp {
  var scene: SceneNavigator { navigator.scene }
}

extension WalkedApp {
  /// Lets everything end that ends by itself, before the navigator's deadline.
  func rest(_ beside: Beside) async {
    var times = 0
    repeat {
      times += 1
      await settle()
      // An animation of the app's own, such as a drawer's, is no transition of UIKit's.
      for _ in 0..<4 {
        screen.advance(by: .milliseconds(400))
        await settle()
        if !scene.isBusyAnywhere { break }
      }
    } while beside.comeToRest() && times < 20
  }

  /// The root and what is presented over it, the lowest first.
  var chain: [UIViewController] {
    Array(sequence(first: root as UIViewController, next: \.presentedViewController))
  }

  /// Whether UIKit takes a presentation or dismissal: it logs one that comes while another runs
  /// (U72, U87).
  var takesLayers: Bool {
    window.rootViewController === root && !window.isHidden
      && !chain.contains { $0.isBeingPresented || $0.isBeingDismissed }
      && root.frontLayer.viewIfLoaded?.window === window
  }

  /// All controllers of the window, also those out of sight; each once.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func collect(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      let members = (controller as? UITabBarController)?.memberControllers ?? []
      for child in controller.children + members { collect(child) }
    }
    for layer in chain { collect(layer) }
    return found
  }

  /// The controllers of a kind that the host made for the tree.
  func containers<C: UIViewController>(_ kind: C.Type) -> [C] {
    controllers.compactMap { $0 as? C }.filter { root.node(of: $0) != nil }
  }
}

extension UIViewController {
  /// What a list of steps calls it.
  var words: String { (self as? TestScreen)?.name ?? title ?? "\(type(of: self))" }
}
