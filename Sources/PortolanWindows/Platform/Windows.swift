package import Portolan

#if canImport(os)
internal import os
#endif

#if canImport(UIKit)
@_exported public import UIKit
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessUIKit
#else
#error("PortolanWindows needs UIKit. On macOS, tests set the trait Headless.")
#endif

extension DiagnosticWriter {
  /// Writes to the system's log from now on, where there is one.
  package func useSystemLog() {
    #if canImport(os)
    let log = Logger(subsystem: "Portolan", category: "diagnostics")
    write = { line in log.error("\(line, privacy: .public)") }
    #endif
  }
}

extension UINavigationController {
  /// The swipes that go back: from the edge, and from iOS 26 on in the content (U167).
  var popGestures: [UIGestureRecognizer] {
    var gestures = [interactivePopGestureRecognizer]
    #if compiler(>=6.2)
    if #available(iOS 26.0, visionOS 26.0, *) {
      gestures.append(interactiveContentPopGestureRecognizer)
    }
    #endif
    return gestures.compactMap(\.self)
  }
}

@available(iOS 18.0, visionOS 2.0, *)
extension UIViewController.Transition {
  /// A zoom out of what a closure finds for the controller that zooms and the one beneath it: a view or, from
  /// iOS 26 on, a button on a bar.
  ///
  /// A user pulls it back only where a second closure allows that (U176). Nil where nothing can grow out of a
  /// bar.
  @MainActor package static func zoom(
    fromBar: Bool,
    _ find:
      @escaping (
        _ zoomed: UIViewController, _ source: UIViewController
      ) -> (any UIPopoverPresentationControllerSourceItem)?, mayPull: @escaping () -> Bool
  ) -> UIViewController.Transition? {
    let options = ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && mayPull() }
    guard fromBar else {
      return .zoom(options: options) {
        find($0.zoomedViewController, $0.sourceViewController) as? UIView
      }
    }
    #if compiler(>=6.2)
    if #available(iOS 26.0, visionOS 26.0, *) {
      return .zoom(
        options: options,
        sourceBarButtonItemProvider: {
          find($0.zoomedViewController, $0.sourceViewController) as? UIBarButtonItem
        })
    }
    #endif
    return nil
  }
}

extension UIWindow {
  /// Whether it is the system's own, as the one that holds the views of the keyboard: its class is UIKit's.
  @MainActor var isSystems: Bool {
    #if canImport(UIKit)
    return type(of: self) != UIWindow.self
      && Bundle(for: type(of: self)) == Bundle(for: UIWindow.self)
    #else
    return self is HeadlessSystemWindow
    #endif
  }
}

extension UIPanGestureRecognizer {
  /// Whether a finger moves away from the side from which stacks go back.
  @MainActor var goesForward: Bool {
    guard let view else { return false }
    let distance = translation(in: view).x
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? distance > 0 : distance < 0
  }
}

/// Calls back at the end of each turn of the main run loop, before what changed is drawn, as long as
/// it is held.
package final class TurnWatch {
  #if canImport(UIKit)
  private let observer: CFRunLoopObserver?

  /// Begins to watch.
  @MainActor package init(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in MainActor.assumeIsolated(body) }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit { CFRunLoopObserverInvalidate(observer) }
  #else
  private let watch: HeadlessTurnWatch

  /// Begins to watch the turns of a window's screen.
  @MainActor package init(_ window: UIWindow, _ body: @escaping @MainActor () -> Void) {
    watch = HeadlessTurnWatch(of: window, body)
  }
  #endif
}
