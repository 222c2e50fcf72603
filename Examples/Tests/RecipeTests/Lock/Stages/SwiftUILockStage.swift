import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import Lock
import LockSwiftUI
import Portolan
import PortolanSwiftUI
import PortolanTesting

/// The bank in views.
@MainActor final class SwiftUILockStage: LockStage {
  let app: BankApp
  let person: any Stage
  private let view: HeadlessScene
  private let observers: [any NSObjectProtocol]

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ draw: Draw, user: String?, restoring saved: SavedScene?) {
    let clock = HeadlessClock()
    let app = BankApp(session: Session(user: user), clock: clock)
    self.app = app
    app.start(restoring: saved)
    let stage = SwiftUIStage(assumptions: draw.assumptions, clock: clock) { app.rootView }
    person = stage
    view = stage.scene
    observers = app.lockInBackground(view.screen.scene)
  }

  deinit {
    MainActor.assumeIsolated {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  var screen: HeadlessScreen { view.screen }
  var picture: [String] { windows.map { $0.frontTitle ?? $0.read.joined(separator: ", ") } }

  /// What UIKit shows is on it too, as an alert of other code.
  var snapshot: [String] {
    let seen = screen.snapshotWindows
    return screen.snapshot
      + zip(screen.windows, windows).filter { seen.contains($0.0) }.flatMap { $0.1.read }
  }

  func turn() { view.turn() }

  /// What is in each window, lowest first.
  private var windows: [[HeadlessNode]] {
    let all = view.nodes.children
    return [all.filter { $0.kind != .window }] + all.filter { $0.kind == .window }.map { [$0] }
  }
}

@MainActor extension [HeadlessNode] {
  /// The title on top of the stack in front; nil without a stack.
  fileprivate var frontTitle: String? {
    let screens = frontStack?.children.filter { $0.kind == .screen && !$0.isLeaving }
    return screens?.last.map { $0.isBuilt ? $0.title ?? "" : "…" }
  }

  private var frontStack: HeadlessNode? {
    for node in reversed() where node.kind != .tab || node.isSelected {
      if let stack = node.kind == .stack ? node : node.children.frontStack { return stack }
    }
    return nil
  }

  /// What can be read on buttons, texts and fields, in order.
  fileprivate var read: [String] {
    flatMap { node in
      switch node.kind {
      case .text, .button: return [node.label]
      case .field: return [node.value.flatMap { $0.isEmpty ? nil : $0 } ?? node.label]
      default: return node.children.read
      }
    }
  }
}
