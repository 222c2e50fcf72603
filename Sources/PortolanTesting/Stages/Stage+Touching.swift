public import Foundation
import Portolan

extension Stage {
  /// Taps a control or tab by its name, then waits as `settle()` does.
  ///
  /// The name is a title, a label or an accessibility identifier; a navigation bar's back button
  /// also has the name "Back". If several have the name, controls go before tabs, and of these the
  /// frontmost is tapped. Throws a `StageError` if the control is absent, disabled, hidden or
  /// covered.
  public func tap(_ name: String, fileID: String = #fileID, line: Int = #line) async throws {
    try await tap(name, until: nil, from: CallSite(fileID, line))
  }

  /// Taps a control or tab by its name, and waits until a condition holds, also while something
  /// moves or a request is on its way.
  ///
  /// ```swift
  /// try await stage.tap("Account", until: { server.isAsked })
  /// #expect(stage.texts.contains("Loading"))
  /// ```
  public func tap(
    _ name: String, until holds: () -> Bool, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await withoutActuallyEscaping(holds) { holds in
      try await tap(name, until: holds, from: CallSite(fileID, line))
    }
  }

  /// Taps several controls or tabs in order, and waits after each as `settle()` does.
  ///
  /// ```swift
  /// try await stage.tap("Bag", "Check out", "Pay")
  /// ```
  public func tap(
    _ first: String, _ second: String, _ others: String..., fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    for name in [first, second] + others {
      try await tap(name, until: nil, from: CallSite(fileID, line))
    }
  }

  /// Replaces the text of a field by typing, then waits as `settle()` does.
  ///
  /// The name is a placeholder, a label or an accessibility identifier. The field has the keyboard
  /// afterwards. Throws a `StageError` if there is no such field, or if the field cannot be
  /// touched.
  public func type(
    _ text: String, into name: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await type(text, into: name, from: CallSite(fileID, line))
  }

  /// Drags the front screen back, or the front sheet down, then waits as `settle()` does.
  ///
  /// Returns false when the screen or sheet springs back, because the app forbids the drag or an
  /// exit guard is asked first. Throws a `StageError` if there is no screen to go back to, or no
  /// sheet.
  @discardableResult
  public func drag(
    _ direction: StageDrag, fileID: String = #fileID, line: Int = #line
  ) async throws -> Bool {
    try await drag(direction, from: CallSite(fileID, line))
  }

  /// Opens a URL as the system does, then waits as `settle()` does.
  ///
  /// If the app is in the background, it comes to the front first. In UIKit the app's scene
  /// delegate opens the URL: make the stage with `UIKitStage(connecting:)`, or the call throws a
  /// `StageError`.
  public func open(
    _ url: URL, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await open(url, from: CallSite(fileID, line))
  }

  /// Sends the app to the background, then waits as `settle()` does.
  public func leave(fileID: String = #fileID, line: Int = #line) async throws {
    try await setForeground(false, from: CallSite(fileID, line))
  }

  /// Brings the app back from the background, then waits as `settle()` does.
  public func comeBack(fileID: String = #fileID, line: Int = #line) async throws {
    try await setForeground(true, from: CallSite(fileID, line))
  }

  /// Gives the window another size in points, as a rotation or Split View does, then waits as
  /// `settle()` does.
  ///
  /// ```swift
  /// try await stage.resize(to: CGSize(width: 1024, height: 768))  // a tablet: regular width
  /// try await stage.resize(to: CGSize(width: 390, height: 844))  // a phone: compact width
  /// ```
  ///
  /// A stage is a phone at first. For an app that begins on a tablet, call this before the first
  /// tap.
  public func resize(
    to size: CGSize, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await resize(to: size, from: CallSite(fileID, line))
  }
}
