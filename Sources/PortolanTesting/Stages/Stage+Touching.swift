public import Foundation
import Portolan

extension Stage {
  /// Taps a control or tab by its name, and waits until the screen is at rest.
  ///
  /// The name is a title, a label or an accessibility identifier; a bar's button that leads back is
  /// also called "Back". Of several with the name, a control comes before a tab's item, and the
  /// frontmost is tapped. For a target that is absent, disabled, hidden or covered it throws.
  public func tap(_ name: String, fileID: String = #fileID, line: Int = #line) async throws {
    try await tap(name, until: nil, from: CallSite(fileID, line))
  }

  /// Taps a control or tab by its name, and waits until a condition holds, without waiting for
  /// rest.
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

  /// Taps several names in order, and waits after each until the screen is at rest.
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

  /// Replaces the text of a field by typing, and waits until the screen is at rest.
  ///
  /// The name is a placeholder, a label or an accessibility identifier. The field has the keyboard
  /// afterwards.
  public func type(
    _ text: String, into name: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await type(text, into: name, from: CallSite(fileID, line))
  }

  /// Drags the front screen back, or the front sheet down, and waits until the screen is at rest.
  ///
  /// False when it sprang back, because the app forbids it or asks first. Without a screen to go
  /// back to, or a sheet, it throws.
  @discardableResult
  public func drag(
    _ direction: StageDrag, fileID: String = #fileID, line: Int = #line
  ) async throws -> Bool {
    try await drag(direction, from: CallSite(fileID, line))
  }

  /// Opens a URL as the system does, and waits until the screen is at rest.
  ///
  /// An app in the background comes to the front for it. A UIKit stage that was made of a
  /// controller has no scene delegate to open it, so it throws.
  public func open(
    _ url: URL, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await open(url, from: CallSite(fileID, line))
  }

  /// Sends the app to the background, and waits until the screen is at rest.
  public func leave(fileID: String = #fileID, line: Int = #line) async throws {
    try await setForeground(false, from: CallSite(fileID, line))
  }

  /// Brings the app back from the background, and waits until the screen is at rest.
  public func comeBack(fileID: String = #fileID, line: Int = #line) async throws {
    try await setForeground(true, from: CallSite(fileID, line))
  }

  /// Gives the window another size in points, as a rotation or Split View does, and waits until the
  /// screen is at rest.
  ///
  /// ```swift
  /// try await stage.resize(to: CGSize(width: 1024, height: 768))  // a tablet: regular width
  /// try await stage.resize(to: CGSize(width: 390, height: 844))  // a phone: compact width
  /// ```
  ///
  /// A stage begins as a phone; resize it before the first touch to begin as a tablet.
  public func resize(
    to size: CGSize, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await resize(to: size, from: CallSite(fileID, line))
  }
}
