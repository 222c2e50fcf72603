import Account
import Catalog
import Help
import Portolan
import Testing

extension Recipes {
  @Suite("Three modules: view models alone") @MainActor struct ThreeModulesModelTests {
    @MainActor private final class Notes {
      var lines: [String] = []

      func navigator<R: NavigationRoute>(_ type: R.Type) -> ManualNavigator<R> {
        ManualNavigator(
          show: { [unowned self] in lines.append("show \($0)") },
          back: { [unowned self] in lines.append("back") })
      }
    }

    private let notes = Notes()

    @Test("C14 the catalog's models know their own routes, and say the rest as events")
    func catalog() {
      var events: [CatalogEvent] = []
      let products = ProductsModel(navigator: notes.navigator(CatalogRoute.self)) {
        events.append($0)
      }
      products.choose(products.products[1])
      products.signIn()
      products.askForHelp()
      ProductModel(id: 3, navigator: notes.navigator(CatalogRoute.self)).askForMemberPrice()
      #expect(notes.lines == ["show product(id: 2)", "show memberPrice(id: 3)"])
      #expect(events == [.signInWanted, .helpWanted])
    }

    @Test("S4.6 a product that is gone since its link was made")
    func soldOut() {
      let model = ProductModel(id: 99, navigator: notes.navigator(CatalogRoute.self))
      #expect(model.title == "Sold out" && model.price == nil && model.memberPrice == nil)
    }

    @Test("C14 the account's models say which product is wanted, by its number alone")
    func account() {
      var events: [AccountEvent] = []
      let session = Session()
      let signIn = SignInModel(session: session, navigator: notes.navigator(AccountRoute.self))
      signIn.cancel()
      #expect(session.user == nil)
      signIn.signIn()
      #expect(session.user == "Ada")
      let account = AccountModel(session: session) { events.append($0) }
      #expect(account.user == "Ada")
      account.choose(account.orders[0])
      account.signOut()
      #expect(session.user == nil)
      #expect(events == [.productWanted(id: 3), .signedOut])
      #expect(notes.lines == ["back", "back"])
    }

    @Test("C14 each order is of a product that there is, though no module knows both")
    func orders() {
      for order in Order.all { #expect(Product.withID(order.product) != nil) }
      #expect(!Order.all.isEmpty)
    }

    @Test("C14 the help's model")
    func help() {
      let topics = TopicsModel(navigator: notes.navigator(HelpRoute.self))
      topics.choose(topics.topics[0])
      topics.close()
      #expect(notes.lines == ["show topic(\"Orders\")", "back"])
      #expect(Topic.named("Nothing") == nil)
    }
  }
}
