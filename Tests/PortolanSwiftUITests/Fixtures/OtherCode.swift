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

  /// Whether it shows a screen in this way from a screen of ours.
  subscript(way: Way, from node: NodeID) -> Bool {
    get { ways[node] == way }
    set { if newValue || ways[node] == way { ways[node] = newValue ? way : nil } }
  }

  func show(_ way: Way, from node: NodeID) { ways[node] = way }

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

  func body(content: Content) -> some View {
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
  /// The topmost controller of UIKit's chain of presentations.
  var topController: UIViewController? {
    var top = screen.window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Presents a screen of other code with UIKit, or dismisses the one in front; returns what.
  ///
  /// UIKit logs what comes while a presentation or dismissal runs (U72, U87).
  func actBeside(animated: Bool) -> String {
    guard !isTransitioning, let top = topController else { return "something moves" }
    if let presenter = (top as? OtherController)?.presentingViewController {
      presenter.dismiss(animated: animated)
      return "other code dismisses"
    }
    top.present(OtherController(), animated: animated)
    return "other code presents"
  }

  /// The screens that other code presents with UIKit, and its menus, the lowest first.
  var otherControllers: [UIViewController] {
    sequence(first: screen.window?.rootViewController) { $0?.presentedViewController }
      .compactMap(\.self).filter(\.isOther)
  }
}

extension UIViewController {
  fileprivate var isOther: Bool {
    self is OtherController || "\(Swift.type(of: self))".hasPrefix("_")
  }
}
