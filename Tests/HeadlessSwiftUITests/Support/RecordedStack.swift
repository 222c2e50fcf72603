import HeadlessSwiftUI

/// A stack of numbers, each screen of which is a controller that notes what it is told.
struct RecordedStack: View {
  @Bindable var model: PathModel
  let log: Log

  var body: some View {
    NavigationStack(path: $model.path) {
      Recorder(name: "root", log: log)
        .navigationDestination(for: Int.self) { Recorder(name: "\($0)", log: log) }
    }
  }
}
