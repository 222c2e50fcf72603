import PortolanSwiftUI

/// Builds one screen from what it was given.
@MainActor protocol Assembly {
  associatedtype Screen: View
  func build() -> Screen
}
