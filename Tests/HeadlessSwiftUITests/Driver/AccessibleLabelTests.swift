import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("Assistive technology reads the labels of views in front, and nothing hidden")
struct AccessibleLabelTests {
  private struct Row: View {
    let behavior: AccessibilityChildBehavior?
    var name: String?

    var body: some View {
      if let name {
        element.accessibilityLabel(name)
      } else {
        element
      }
    }

    @ViewBuilder private var element: some View {
      if let behavior {
        texts.accessibilityElement(children: behavior)
      } else {
        texts
      }
    }

    private var texts: some View {
      HStack {
        Image(systemName: "star").accessibilityHidden(true)
        Text("Ada")
        Button("Call") {}
      }
    }
  }

  private func heard(@ViewBuilder _ root: @escaping () -> some View) -> [String] {
    let scene = HeadlessScene(root: root)
    scene.finish()
    return scene.accessibleLabels
  }

  @Test func `texts, controls, pictures and fields by their labels, and nothing that is hidden`() {
    let labels = heard {
      VStack {
        Text("Hello").accessibilityLabel("Greeting")
        Image(systemName: "trash")
        Image(systemName: "star").accessibilityLabel("Favourite")
        TextField("Name", text: .constant(""))
        TextField("Town", text: .constant("Ulm"))
        Button("Send") {}.accessibilityHidden(true)
        VStack { Text("secret") }.accessibilityHidden(true)
        Text("clear").opacity(0)
      }
    }
    #expect(labels == ["Greeting", "trash", "Favourite", "Name", "Ulm"])
  }

  @Test func `an element has one label, or those of its parts`() {
    #expect(heard { Row(behavior: nil) } == ["Ada", "Call"])
    #expect(heard { Row(behavior: .contain) } == ["Ada", "Call"])
    #expect(heard { Row(behavior: .combine) } == ["Ada, Call"])
    #expect(heard { Row(behavior: .ignore) } == [])
    #expect(heard { Row(behavior: .ignore, name: "Contact") } == ["Contact"])
    #expect(heard { Row(behavior: .combine, name: "Contact") } == ["Contact"])
  }

  @Test func `a control in an element takes touches all the same`() throws {
    let log = Log()
    let scene = HeadlessScene {
      Button("Call") { log.add("called") }.accessibilityElement(children: .combine)
    }
    try scene.tap("Call")
    #expect(log.lines == ["called"] && scene.accessibleLabels == ["Call"])
  }

  private struct Stacked: View {
    @State private var isSheet = false
    @State private var isCard = false

    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }
            .navigationTitle("Home")
          Button("Sheet") { isSheet = true }
          Button("Card") { isCard = true }
        }
        .tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
      .sheet(isPresented: $isSheet) { Text("on the sheet") }
      .sheet(isPresented: $isCard) {
        Text("on the card").presentationDetents([.medium])
          .presentationBackgroundInteraction(.enabled)
      }
    }
  }

  @Test func `only the screen in front, and beneath a sheet nothing unless touches pass`() throws {
    let scene = HeadlessScene { Stacked() }
    scene.finish()
    #expect(scene.accessibleLabels == ["Home", "Deeper", "Sheet", "Card", "One", "Two"])
    try scene.tap("Deeper")
    scene.finish()
    #expect(scene.accessibleLabels == ["Deep", "deep", "One", "Two"])
    try scene.tapBack()
    scene.finish()
    try scene.tap("Card")
    scene.finish()
    #expect(scene.accessibleLabels.contains("Home"))
    #expect(scene.accessibleLabels.last == "on the card")
    try scene.beginSheetDrag()
    scene.finishSheetDrag()
    scene.finish()
    try scene.tap("Sheet")
    scene.finish()
    #expect(scene.accessibleLabels == ["on the sheet"])
  }

  @Test func `an alert of UIKit's is read alone, and a window above another is read too`() {
    let scene = HeadlessScene { Text("below") }
    scene.finish()
    let above = scene.screen.makeWindow()
    above.rootViewController = UIHostingController(rootView: Text("above"))
    above.windowLevel = .alert
    scene.perform { above.isHidden = false }
    scene.finish()
    #expect(scene.accessibleLabels == ["above", "below"])
    above.accessibilityViewIsModal = true
    #expect(scene.accessibleLabels == ["above"])
    scene.perform { above.isHidden = true }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.perform { scene.screen.window?.rootViewController?.present(alert, animated: false) }
    scene.finish()
    #expect(!scene.accessibleLabels.contains("below"))
  }
}
