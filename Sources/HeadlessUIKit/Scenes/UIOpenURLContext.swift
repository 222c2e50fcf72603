public import Foundation

/// An address that is to be opened.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  private let address: URL
  private let ownOptions = UIScene.OpenURLOptions()

  init(address: URL) {
    self.address = address
  }

  /// The address.
  open var url: URL { address }

  /// How it is to be opened.
  open var options: UIScene.OpenURLOptions { ownOptions }
}
