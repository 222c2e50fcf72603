import HeadlessSwiftUI

/// Two parts; one of them tabs of stacks, with a sheet, a cover and a sheet in the sheet.
struct WalkApp: View {
  @Bindable var model: WalkModel

  var body: some View {
    ZStack {
      if model.part == 0 {
        WalkTabs(model: model).transition(.opacity)
      } else {
        Marked(name: "splash", model: model).transition(.move(edge: .leading))
      }
    }
    .sheet(item: $model.sheet) { item in
      Marked(name: "sheet \(item.id)", model: model)
        .sheet(item: $model.inner) { Marked(name: "inner \($0.id)", model: model) }
    }
    .fullScreenCover(item: $model.cover) { Marked(name: "cover \($0.id)", model: model) }
  }
}

private struct WalkTabs: View {
  @Bindable var model: WalkModel

  var body: some View {
    TabView(selection: $model.tab) {
      WalkStack(name: "left", path: $model.left, model: model)
        .tabItem { Text("Left") }.tag("left")
      WalkStack(name: "right", path: $model.right, model: model)
        .tabItem { Text("Right") }.tag("right")
    }
  }
}

private struct WalkStack: View {
  let name: String
  @Binding var path: [Int]
  let model: WalkModel

  var body: some View {
    NavigationStack(path: $path) {
      Marked(name: "\(name) root", model: model)
        .navigationDestination(for: Int.self) { Marked(name: "\(name) \($0)", model: model) }
    }
  }
}

/// A text, and a controller that notes what it is told.
private struct Marked: View {
  let name: String
  let model: WalkModel

  var body: some View {
    Text(name)
    MarkedController(name: name, model: model)
  }
}

private struct MarkedController: UIViewControllerRepresentable {
  let name: String
  let model: WalkModel

  func makeUIViewController(context: Context) -> RecordingController {
    RecordingController(name: model.name(name), log: model.log)
  }

  func updateUIViewController(_ controller: RecordingController, context: Context) {}

  static func dismantleUIViewController(_ controller: RecordingController, coordinator: ()) {
    controller.log.add("\(controller.name).dismantle")
  }
}
