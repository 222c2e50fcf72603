import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A popover points at its source in regular width, and becomes a sheet in compact width")
struct PopoverTests {
  private static let phone = CGSize(width: 390, height: 844)
  private static let tablet = CGSize(width: 1024, height: 768)

  /// A controller that presents a popover, and what it points at.
  private func presenting(
    on size: CGSize, pointing: Bool = true,
    _ body: (HeadlessScreen, UIViewController, UIViewController) throws -> Void
  ) async throws {
    try await onScreen { screen in
      screen.rotate(to: size, on: .pad)
      let (root, popover) = (UIViewController(), UIViewController())
      let window = screen.show(root)
      let button = UIButton(frame: CGRect(x: 700, y: 100, width: 80, height: 40))
      root.view.addSubview(button)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 300)
      if pointing { popover.popoverPresentationController?.sourceItem = button }
      root.present(popover, animated: false)
      try body(screen, root, popover)
      _ = window
    }
  }

  @Test("U98 one that points at nothing stops the app, in regular width only")
  func pointsAtNothing() async throws {
    try await presenting(on: Self.tablet, pointing: false) { screen, root, _ in
      #expect(root.presentedViewController == nil)
      #expect(screen.faults.map(\.kind) == [.pointsAtNothing])
    }
    try await presenting(on: Self.phone, pointing: false) { screen, root, popover in
      #expect(root.presentedViewController === popover)
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("it stands beneath what it points at, and what presents it stays")
  func frame() async throws {
    try await presenting(on: Self.tablet) { _, root, popover in
      #expect(popover.view.frame == CGRect(x: 640, y: 140, width: 200, height: 300))
      #expect(root.view.window != nil)
      #expect(popover.popoverPresentationController?.presentationStyle == .popover)
    }
  }

  @Test("a tap beside it asks, and dismisses it; a finger does not drag it")
  func tapBeside() async throws {
    try await presenting(on: Self.tablet) { screen, root, popover in
      #expect(!screen.beginSheetDrag())
      popover.isModalInPresentation = true
      #expect(!screen.tapBesidePopover())
      popover.isModalInPresentation = false
      #expect(screen.tapBesidePopover())
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
      #expect(!screen.tapBesidePopover())
    }
  }

  @Test("U66 in compact width it is a card, which a finger drags")
  func card() async throws {
    try await presenting(on: Self.phone) { screen, root, popover in
      #expect(popover.view.frame.width == 390)
      #expect(!screen.tapBesidePopover())
      #expect(screen.beginSheetDrag())
      screen.finishSheetDrag()
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("one size becomes the other while it stands: the same controller, card or popover")
  func adapts() async throws {
    try await presenting(on: Self.tablet) { screen, root, popover in
      screen.rotate(to: Self.phone, on: .pad)
      screen.finishTransitions()
      #expect(root.presentedViewController === popover)
      #expect(screen.offersSheetDrag)
      screen.rotate(to: Self.tablet, on: .pad)
      screen.finishTransitions()
      #expect(!screen.offersSheetDrag)
      #expect(screen.tapBesidePopover())
    }
  }
}
