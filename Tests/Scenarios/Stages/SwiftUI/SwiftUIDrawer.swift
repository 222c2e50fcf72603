import PortolanSwiftUI

/// A presentation of the app's own.
struct SwiftUIDrawer: View {
  static let buttonName = "Put away"
  /// By this the stage finds where a drawer begins.
  static let identifier = "drawer"

  let screen: AnyView
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Drawer").accessibilityIdentifier(Self.identifier)
      screen
      Button(Self.buttonName, action: dismiss)
    }
    .transition(.move(edge: .leading))
  }
}
