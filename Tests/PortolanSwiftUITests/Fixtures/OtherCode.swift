import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Portolan

/// Code beside the navigator that shows screens of its own, from any screen of ours, at any time.
@MainActor @Observable final class OtherCode {
  /// How it shows a screen with SwiftUI.
  enum Way: CaseIterable { case sheet, cover, popover, alert, push }

  /// By this a picture knows what other code shows.
  nonisolated static let name = "other"

  private var ways: [NodeID: Way] = [:]
  @ObservationIgnored private var dismissals: [NodeID: DismissAction] = [:]
  /// What the drawers were handed to be put away by, also those that have gone.
  @ObservationIgnored var drawers: [@MainActor () -> Void] = []

  /// What has come of it that may not, in words.
  @ObservationIgnored var fault: String?

  /// Whether it shows a screen in this way from a screen of ours.
  subscript(way: Way, from node: NodeID) -> Bool {
    get { ways[node] == way }
    set { if newValue || ways[node] == way { ways[node] = newValue ? way : nil } }
  }

  func show(_ way: Way, from node: NodeID) { ways[node] = way }

  /// Keeps what a screen of ours finds in its environment.
  func keep(_ dismiss: DismissAction, of node: NodeID) { dismissals[node] = dismiss }

  /// Lets go of what screens had that have left the tree: it would keep them alive.
  func forgetDismissals(but isThere: (NodeID) -> Bool) {
    dismissals = dismissals.filter { isThere($0.key) }
  }

  /// Calls it, as the screen's own code does; nothing happens for a screen that was never shown.
  func dismiss(_ node: NodeID) { dismissals[node]?() }

  /// Takes away what it shows with SwiftUI.
  func takeAway() { ways = [:] }
}

/// A screen of other code that is presented with UIKit.
final class OtherController: UIViewController {}

extension View {
  /// Shows what other code shows from a screen of ours.
  func showing(_ other: OtherCode, from node: NodeID) -> some View {
    modifier(OtherScreens(other: other, node: node))
  }
}

private struct OtherScreens: ViewModifier {
  @Bindable var other: OtherCode
  let node: NodeID
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    let _ = other.keep(dismiss, of: node)
    content
      .sheet(isPresented: $other[dynamicMember: \.[.sheet, from: node]]) { OtherScreen() }
      .fullScreenCover(isPresented: $other[dynamicMember: \.[.cover, from: node]]) { OtherScreen() }
      .popover(isPresented: $other[dynamicMember: \.[.popover, from: node]]) { OtherScreen() }
      .alert(OtherCode.name, isPresented: $other[dynamicMember: \.[.alert, from: node]]) {
        Button("Done") {}
      }
      .navigationDestination(isPresented: $other[dynamicMember: \.[.push, from: node]]) {
        OtherScreen()
      }
  }
}

private struct OtherScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(verbatim: OtherCode.name)
    Button("Done") { dismiss() }
  }
}

extension HeadlessScene {
  /// The root of the app's own window; those of curtains are above it.
  var appRoot: UIViewController? {
    screen.windows.first { $0.windowLevel == .normal }?.rootViewController
  }

  /// The topmost controller of UIKit's chain of presentations.
  var topController: UIViewController? {
    var top = appRoot
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Presents a screen of other code with UIKit, or dismisses the one in front; returns what.
  ///
  /// UIKit logs what comes while a presentation or dismissal runs (U72, U87). A request waits for one that
  /// stays, as it says `isModalInPresentation`.
  func actBeside(animated: Bool, stays: Bool = false) -> String {
    guard !isTransitioning, let top = topController else { return "something moves" }
    if let presenter = (top as? OtherController)?.presentingViewController {
      presenter.dismiss(animated: animated)
      return "other code dismisses"
    }
    let modal = OtherController()
    modal.isModalInPresentation = stays
    top.present(modal, animated: animated)
    return stays ? "other code presents what stays" : "other code presents"
  }

  /// Takes away a modal for which a request may wait; false without one.
  func giveWay() -> Bool {
    let holding = otherControllers.last { $0 is OtherController && $0.isModalInPresentation }
    guard let presenter = holding?.presentingViewController else { return false }
    presenter.dismiss(animated: false)
    return true
  }

  /// The screens that other code presents with UIKit, and its menus, the lowest first.
  var otherControllers: [UIViewController] {
    sequence(first: appRoot) { $0?.presentedViewController }
      .compactMap(\.self).filter(\.isOther)
  }
}

extension UIViewController {
  fileprivate var isOther: Bool {
    self is OtherController || "\(Swift.type(of: self))".hasPrefix("_")
  }
}
