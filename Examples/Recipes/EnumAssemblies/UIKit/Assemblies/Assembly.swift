import PortolanUIKit

/// Builds one screen from what it was given.
@MainActor protocol Assembly {
  func build() -> UIViewController
}
