import Foundation
import HeadlessUIKit
import Testing

/// A controller that writes down what it hears of the room it has.
private final class Roomy: UIViewController {
  var calls: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("\(newCollection.horizontalSizeClass) \(newCollection.verticalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("\(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// A window of a device, and the room that it has.
private struct Case: Sendable, CustomTestStringConvertible {
  let device: HeadlessDevice
  let width: Int
  let height: Int
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(
    _ device: HeadlessDevice, _ width: Int, _ height: Int,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var size: CGSize { CGSize(width: width, height: height) }
  var testDescription: String { "\(device) \(width) × \(height)" }
}

@MainActor @Suite("The simulated device decides a window's size classes and idiom (U177, U178)")
struct DeviceTests {
  private nonisolated static let cases = [
    Case(.phone, 390, 844, .compact, .regular), Case(.phone, 844, 390, .compact, .compact),
    Case(.phone, 430, 932, .compact, .regular), Case(.phone, 932, 430, .regular, .compact),
    Case(.duo, 466, 678, .compact, .regular), Case(.duo, 678, 466, .compact, .compact),
    Case(.duo, 951, 669, .regular, .regular), Case(.duo, 669, 951, .regular, .regular),
    Case(.duo, 475, 669, .compact, .regular),
    Case(.pad, 1_024, 768, .regular, .regular), Case(.pad, 390, 844, .compact, .regular),
    Case(.pad, 700, 400, .regular, .regular),
  ]

  @Test(
    "issue 37.6: both classes, and the idiom, which is a phone's when it is open", arguments: cases)
  private func classes(row: Case) async throws {
    let screen = HeadlessScreen(profile: .iOS27, device: row.device, size: row.size)
    try await HeadlessScreen.run(on: screen) { screen in
      let window = screen.show(UIViewController())
      let traits = try #require(window.rootViewController?.traitCollection)
      #expect(traits.horizontalSizeClass == row.horizontal)
      #expect(traits.verticalSizeClass == row.vertical)
      #expect(traits.userInterfaceIdiom == (row.device == .pad ? .pad : .phone))
    }
  }

  @Test("issue 37.6: a phone's window that is made wide tells its size alone, or its classes too")
  func resized() async throws {
    for staysCompact in [true, false] {
      let screen = HeadlessScreen(
        profile: .iOS27, assumptions: HeadlessAssumptions(resizedPhonesStayCompact: staysCompact),
        device: .phone)
      try await HeadlessScreen.run(on: screen) { screen in
        let root = Roomy()
        let window = screen.show(root)
        screen.rotate(to: CGSize(width: 1_000, height: 800), on: .phone)
        screen.finishTransitions()
        #expect(root.calls == (staysCompact ? ["1000"] : ["regular regular", "1000"]))
        #expect(root.traitCollection.horizontalSizeClass == (staysCompact ? .compact : .regular))
        #expect(root.view.bounds.width == 1_000)
        _ = window
      }
    }
  }

  @Test(
    "issue 37.6: opening and closing are changes of the size of one scene",
    arguments: Conditions.profiles)
  func folding(conditions: Conditions) async throws {
    let screen = HeadlessScreen(profile: conditions.profile, device: .duo)
    try await HeadlessScreen.run(on: screen) { screen in
      let root = Roomy()
      let window = screen.show(root)
      #expect(!screen.isUnfolded)
      screen.unfold()
      #expect(screen.isUnfolded && screen.isTransitioning)
      screen.unfold()
      screen.finishTransitions()
      #expect(root.calls == ["regular regular", "951"])
      screen.rotate(to: CGSize(width: 669, height: 951), on: .duo)
      screen.fold()
      screen.fold()
      screen.finishTransitions()
      #expect(root.calls == ["regular regular", "951", "669", "compact compact", "678"])
      #expect(window.bounds.size == CGSize(width: 678, height: 466) && !screen.isUnfolded)
      screen.rotate(to: CGSize(width: 475, height: 669), on: .duo)
      #expect(screen.isUnfolded, "half of the inner display")
      screen.fold()
      #expect(window.bounds.size == CGSize(width: 678, height: 466) && !screen.isUnfolded)
      #expect(screen.faults == [])
    }
  }

  @Test("U66 S31 a popover is a card on the outer display and points on the inner one")
  func popovers() async throws {
    try await HeadlessScreen.run(on: HeadlessScreen(profile: .iOS27, device: .duo)) { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = root.view
      root.present(popover, animated: false)
      screen.finishTransitions()
      #expect(!screen.tapBesidePopover())
      screen.unfold()
      screen.finishTransitions()
      #expect(screen.tapBesidePopover())
      screen.finishTransitions()
      #expect(root.presentedViewController == nil && screen.faults == [])
      _ = window
    }
  }

  @Test("U179 a dialog without a source on the open display, as on a phone or as on a tablet")
  func dialogs() async throws {
    for points in [true, false] {
      for isOpen in [true, false] {
        let screen = HeadlessScreen(
          profile: .iOS27, assumptions: HeadlessAssumptions(unfoldedDialogsPoint: points),
          device: .duo)
        await HeadlessScreen.run(on: screen) { screen in
          if isOpen { screen.unfold() }
          let root = UIViewController()
          let window = screen.show(root)
          root.present(
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet),
            animated: false)
          #expect(screen.faults.map(\.kind) == (points && isOpen ? [.pointsAtNothing] : []))
          _ = window
        }
      }
    }
  }
}
