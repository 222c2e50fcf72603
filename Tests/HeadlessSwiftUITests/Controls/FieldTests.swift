import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("A text field writes typed text to its binding, and takes the keyboard")
struct FieldTests {
  private struct SignIn: View {
    enum Field { case mail, password }

    @State private var mail = ""
    @State private var password = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Mail", text: $mail).focused($focus, equals: .mail)
        SecureField("Password", text: $password).focused($focus, equals: .password)
        Text("\(mail) \(focus.map { "\($0)" } ?? "nobody")")
        Button("Next") { focus = .password }
      }
    }
  }

  @Test func typingWritesTheBindingAndTakesTheKeyboard() throws {
    let scene = HeadlessScene { SignIn() }
    try scene.type("a@b.c", into: "Mail")
    scene.turn()
    #expect(scene.nodes.texts.contains("a@b.c mail"), "\(scene.picture)")
    #expect(scene.nodes.all(.field).map(\.isFocused) == [true, false])
    #expect(scene.nodes.all(.field).map(\.value) == ["a@b.c", ""])
  }

  @Test func aStateMovesTheKeyboard() throws {
    let scene = HeadlessScene { SignIn() }
    try scene.tap("Next")
    scene.turn()
    #expect(scene.nodes.all(.field).map(\.isFocused) == [false, true])
  }

  @Test func endEditingResignsTheField() throws {
    let scene = HeadlessScene { SignIn() }
    try scene.type("x", into: "Mail")
    scene.turn()
    _ = scene.screen.window?.endEditing(true)
    scene.turn()
    #expect(scene.nodes.texts.contains("x nobody"), "\(scene.picture)")
    #expect(scene.nodes.all(.field).map(\.isFocused) == [false, false])
  }

  @Test func aButtonTakesNoText() {
    let scene = HeadlessScene { SignIn() }
    #expect(throws: HeadlessTouchError.self) { try scene.type("x", into: "Next") }
  }
}
