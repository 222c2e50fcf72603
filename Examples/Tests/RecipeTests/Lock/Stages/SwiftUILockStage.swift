import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Lock
import LockSwiftUI
import Portolan
import PortolanSwiftUI

/// The bank in views.
@MainActor final class SwiftUILockStage: LockStage {
  let app: BankApp
  private let view: HeadlessScene
  private let driver: ViewDriver
  private let observers: [any NSObjectProtocol]

  /// Starts the app; the splash stays until `passSplash()`.
  init(_ draw: Draw, user: String?, restoring saved: SavedScene?) {
    let clock = HeadlessClock()
    let app = BankApp(session: Session(user: user), clock: clock)
    self.app = app
    app.start(restoring: saved)
    view = HeadlessScene(assumptions: draw.assumptions, clock: clock) { app.rootView }
    driver = ViewDriver(view: view, scene: app.navigator.scene)
    observers = app.lockInBackground(view.screen.scene)
  }

  deinit {
    MainActor.assumeIsolated {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      view.close()
    }
  }

  var screen: HeadlessScreen { view.screen }
  var picture: [String] { windows.map { $0.frontTitle ?? $0.read.joined(separator: ", ") } }
  var tappable: [String] { view.tappable }
  var faults: [String] { view.faults }

  /// What UIKit shows is on it too, as an alert of other code.
  var snapshot: [String] {
    let seen = screen.snapshotWindows
    return screen.snapshot
      + zip(screen.windows, windows).filter { seen.contains($0.0) }.flatMap { $0.1.read }
  }

  func turn() { view.turn() }
  func until(_ awaited: String, _ holds: () -> Bool) async throws {
    try await driver.until(awaited, holds)
  }
  func settle() async throws { try await driver.settle() }
  func advance(by time: Duration) { view.advance(by: time) }
  func touch(_ label: String) throws { try view.tap(label) }
  func type(_ text: String, into label: String) throws { try view.type(text, into: label) }

  func deliver(_ link: URL) {
    if screen.scene.activationState == .background { screen.enterForeground() }
    view.open(link)
  }

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
