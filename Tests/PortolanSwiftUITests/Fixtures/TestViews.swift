import Portolan
import PortolanSwiftUI

/// The screens of the shop: a title, a counter and a field, so that state can be seen to live.
struct TestViews: ViewAssembly {
  let log: ScreenLog
  /// Whether each screen has a menu that shows others.
  var hasMenus = false
  /// Code beside the navigator, which shows screens of its own.
  var other = OtherCode()

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    TestView(
      route: route, model: context.model { TestModel(route, context, log) }, hasMenu: hasMenus
    )
    .showing(other, from: context.node)
  }

  func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
    .of(route, in: context)
  }

  func tabLabel(for member: Shop) -> some View {
    Text("\(member)")
  }
}

struct TestView: View {
  let route: Shop
  let model: TestModel
  var hasMenu = false
  @State private var count = 0
  @State private var text = ""
  @Environment(\.screenContext) private var context
  @Environment(\.navigator) private var navigator

  var body: some View {
    VStack {
      Button("More, \(count)") { count += 1 }.accessibilityIdentifier("More")
      Button("Close") { context?.close() }
      TextField("Name", text: $text)
      Text(verbatim: "\(route)")
      if hasMenu {
        Menu("Menu") { items }.popoverSource("Menu")
      }
    }
    .navigationTitle("\(route)")
    .contextMenu { if hasMenu { items } }
  }

  private var items: some View {
    ForEach([Shop.bag, .product(id: 1), .note], id: \.self) { route in
      Button("\(route)") { [navigator] in _ = navigator?.of(Shop.self).show(route) }
    }
  }
}
