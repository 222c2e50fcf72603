import HeadlessSwiftUI

extension Transaction {
  /// A transaction that shows its change without any animation.
  static var cut: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}
