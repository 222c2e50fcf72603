import Portolan
import PortolanSwiftUI

struct ShopViews: ViewAssembly {
  // README begin session
  let navigator: Navigator<Shop>
  let session: Session
  // README end

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    // README begin model
    let bag = context.savedModel(of: .main) { Bag() }
    // README end
    switch route {
    case .main: EmptyView()  // the map makes tabs and stacks
    case .products:
      List(Product.all) { product in
        Button(product.name) { navigator.show(.product(id: product.id)) }
      }
      .navigationTitle("Products")
    // README begin bag
    case .product(let id):
      Button("Add to the bag") { Task { await bag.add(id, askingWith: navigator) } }
        .navigationTitle(Product.name(of: id))
    case .size(let picker):
      List(Size.allCases, id: \.self) { size in
        Button(size.rawValue.capitalized) { context.finish(picker, with: size) }
      }
      .navigationTitle("Size")
    case .bag:
      VStack {
        Text(bag.items.joined(separator: "\n"))
        Button("Check out") { navigator.show(.checkout) }
      }
      .navigationTitle("Bag")
    case .checkout:
      Button("Place the order") {
        bag.orders += bag.items
        bag.items = []
        navigator.show(.account)
      }
      .navigationTitle("Checkout")
    case .account: Text(bag.orders.joined(separator: "\n")).navigationTitle("Account")
    // README end
    // README begin signIn
    case .signIn:
      Button("Sign in as Ada") {
        session.user = "Ada"
        context.close()
      }
      .navigationTitle("Sign in")
    // README end
    // README begin splash
    case .splash: Text("Shop")
    // README end
    }
  }

  func tabLabel(for member: Shop) -> some View {
    Text(member == .products ? "Products" : "Account")
  }
}
