import Portolan
import PortolanSwiftUI
import TestSupport

/// The shop's screens as views.
struct ShopViews: ViewAssembly {
  let shop: StageShop

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    shop.prepare(context)
    _ = context.model {
      let model = ScreenModel()
      shop.watch(model, for: route)
      return model
    }
    return ShopView(route: route, buttons: shop.buttons(of: route))
  }

  func tabLabel(for member: Shop) -> some View { Text(member.label.capitalized) }
}

private struct ShopView: View {
  let route: Shop
  let buttons: [(name: String, action: @MainActor () -> Void)]
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Note for \(route.label)", text: $note)
      ForEach(buttons.indices, id: \.self) { place in
        Button(buttons[place].name, action: buttons[place].action)
      }
    }
    .navigationTitle(route.label)
  }
}
