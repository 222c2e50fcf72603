import PortolanSwiftUI

/// A screen with a title and buttons.
struct SwiftUIScreen: View {
  /// By this the stage finds the title among the texts of a screen.
  static let nameIdentifier = "screen name"

  let name: String
  let buttons: [ScreenButton]

  var body: some View {
    VStack {
      Text(name).accessibilityIdentifier(Self.nameIdentifier)
      ForEach(buttons.indices, id: \.self) { place in
        Button(buttons[place].label, action: buttons[place].action)
      }
    }
    .navigationTitle(name)
  }
}
