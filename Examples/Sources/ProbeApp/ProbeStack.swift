import PortolanSwiftUI

/// A stack whose screens are probes, with a button for each way to move.
struct ProbeStack: View {
  let name: String
  let log: CallLog
  @State private var path: [Int] = []
  @State private var showsSheet = false
  @State private var showsCover = false

  var body: some View {
    NavigationStack(path: $path) {
      screen("\(name) root").navigationDestination(for: Int.self) { screen("\(name) \($0)") }
    }
  }

  private func screen(_ name: String) -> some View {
    VStack {
      Text(name)
      Button("Push") { path.append(path.count + 1) }
      Button("Push three") { path += [1, 2, 3].map { path.count + $0 } }
      Button("Pop") { _ = path.popLast() }
      Button("Sheet") { showsSheet = true }
      Button("Cover") { showsCover = true }
    }
    .background { Probe(name: name, log: log) }
    .sheet(isPresented: $showsSheet) { Layer(name: "sheet", log: log) }
    .fullScreenCover(isPresented: $showsCover) { Layer(name: "cover", log: log) }
  }
}

private struct Layer: View {
  let name: String
  let log: CallLog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close \(name)") { dismiss() }.background { Probe(name: name, log: log) }
  }
}
