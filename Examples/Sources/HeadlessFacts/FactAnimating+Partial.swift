public import HeadlessUIKit
public import PlatformFacts

/// The model asks whether the delegate has the method, as UIKit does by itself.
extension FactAnimating: HeadlessPartialDelegate {
  /// Lacks nothing.
  public func lacks(_ method: String) -> Bool { false }
}
