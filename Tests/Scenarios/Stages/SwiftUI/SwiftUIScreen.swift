import PortolanSwiftUI

/// A screen with a title, a field and buttons.
struct SwiftUIScreen: View {
  /// By this the stage finds the title among the texts of a screen.
  static let nameIdentifier = "screen name"

  static let fieldName = "Note"

  let name: String
  let buttons: [ScreenButton]
  @State private var note = ""

  init(name: String, buttons: [ScreenButton]) {
    self.name = name
    self.buttons = buttons
  }

  var body: some View {
    VStack {
      Text(name).accessibilityIdentifier(Self.nameIdentifier).popoverSource(ScreenButton.source)
      TextField(Self.fieldName, text: $note)
      ForEach(buttons.indices, id: \.self) { place in
        Button(buttons[place].label, action: buttons[place].action)
      }
    }
    .navigationTitle(name)
  }
}
