import Portolan
import PortolanSwiftUI

/// The screens of the shop: a title, a counter and a field, so that state can be seen to live.
struct TestViews: ViewAssembly {
  let log: ScreenLog

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    TestView(route: route, model: context.model { TestModel(route, context, log) })
  }

  func tabLabel(for member: Shop) -> some View {
    Text("\(member)")
  }
}

struct TestView: View {
  let route: Shop
  let model: TestModel
  @State private var count = 0
  @State private var text = ""
  @Environment(\.screenContext) private var context

  var body: some View {
    VStack {
      Button("More, \(count)") { count += 1 }.accessibilityIdentifier("More")
      Button("Close") { context?.close() }
      TextField("Name", text: $text)
      Text(verbatim: "\(route)")
    }
    .navigationTitle("\(route)")
  }
}
