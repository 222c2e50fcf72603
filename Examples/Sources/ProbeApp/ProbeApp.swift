import PortolanSwiftUI

/// An app that writes down what the system calls; the page FirstDeviceRun says what to look for.
@main struct ProbeApp: App {
  var body: some Scene { WindowGroup { ProbeWindow() } }
}

/// Three tabs, two of which were never visited, above the calls so far.
struct ProbeWindow: View {
  @State private var log = CallLog()
  @State private var tab = 0

  var body: some View {
    VStack {
      TabView(selection: $tab) {
        ForEach(0..<3, id: \.self) { number in
          ProbeStack(name: "tab \(number)", log: log)
            .tabItem { Text("Tab \(number)") }
            .tag(number)
        }
      }
      CallList(log: log)
    }
  }
}

private struct CallList: View {
  let log: CallLog

  var body: some View {
    Button("Clear") { log.clear() }
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(log.calls) { call in Text(call.text).font(.footnote) }
      }
    }
    .frame(height: 160)
  }
}
