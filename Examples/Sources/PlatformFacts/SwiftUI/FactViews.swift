import PortolanSwiftUI

/// A text that notes its evaluation and its appearance.
struct NotedView: View {
  let name: String
  let calls: FactCalls

  init(_ name: String, _ calls: FactCalls) {
    self.name = name
    self.calls = calls
  }

  var body: some View {
    let _ = calls.add("\(name) body")
    Text(name)
      .onAppear { calls.add("\(name) on") }
      .onDisappear { calls.add("\(name) off") }
  }
}

/// A stack whose path is the model's.
struct FactStack: View {
  @Bindable var model: FactModel
  let calls: FactCalls
  var hidesBack = false

  var body: some View {
    NavigationStack(path: $model.path) {
      NotedView("Root", calls)
        .background { FactListener("Root", calls) }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NotedView("Screen \(number)", calls)
            .background { FactListener("Screen \(number)", calls) }
            .navigationTitle("Screen \(number)")
            .navigationBarBackButtonHidden(hidesBack)
        }
    }
  }
}

/// A sheet for each of two flags, at different views.
struct FactSheets: View {
  @Bindable var model: FactModel
  let calls: FactCalls
  var refuses = false

  var body: some View {
    VStack {
      Text("Upper").sheet(isPresented: $model.isFirst, onDismiss: { calls.add("first gone") }) {
        NotedView("Sheet 1", calls)
          .background { FactListener("Sheet 1", calls) }
          .interactiveDismissDisabled(refuses)
      }
      Text("Lower").sheet(isPresented: $model.isSecond, onDismiss: { calls.add("second gone") }) {
        NotedView("Sheet 2", calls)
      }
    }
  }
}

/// Tabs of noted views.
struct FactTabs: View {
  @Bindable var model: FactModel
  let calls: FactCalls
  let count: Int

  var body: some View {
    TabView(selection: $model.tab) {
      ForEach(0..<count, id: \.self) { tab in
        NotedView("Content \(tab)", calls)
          .background { FactListener("Content \(tab)", calls) }
          .tabItem { Text("Tab \(tab)") }
          .tag(tab)
      }
    }
  }
}
