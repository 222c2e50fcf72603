import HeadlessSwiftUI

/// A stack of numbers, each screen of which notes when it appears.
struct StackApp: View {
  @Bindable var model: PathModel
  let log: Log
  var hidesBack = false

  var body: some View {
    NavigationStack(path: $model.path) {
      Screen(name: "root", log: log)
        .navigationDestination(for: Int.self) { number in
          Screen(name: "\(number)", log: log)
            .navigationBarBackButtonHidden(hidesBack)
        }
    }
  }
}

/// A screen with a state of its own.
struct Screen: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Text("\(name) counts \(count)")
    Button("Count \(name)") { count += 1 }
      .onAppear { log.add("\(name) on") }
      .onDisappear { log.add("\(name) off") }
  }
}
