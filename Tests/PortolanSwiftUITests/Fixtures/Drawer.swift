import Portolan
import PortolanSwiftUI

/// A presentation of the app's own.
struct Drawer: View {
  nonisolated static let name: PresentationName = "drawer"
  /// By this a picture finds where a drawer begins.
  static let identifier = "drawer"

  let screen: AnyView
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack {
      Button("Put away", action: dismiss).accessibilityIdentifier(Self.identifier)
      screen
    }
    .transition(.move(edge: .leading))
  }
}
