public import Foundation

/// The questions and reports of a text field; on iOS every requirement is optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Says whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Says that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Says that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Says what the return key does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Says yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Says yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
