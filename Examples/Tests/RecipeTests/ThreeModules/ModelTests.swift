import Account
import Catalog
import Help
import Portolan
import PortolanTesting
import Testing

extension Recipes {
  @Suite("A view model of the recipe ThreeModules knows only its own module")
  @MainActor struct ThreeModulesModelTests {
    @Test("C14 the catalog's models know their own routes, and say the rest as events")
    func catalog() {
      var events: [CatalogEvent] = []
      let navigator = TestNavigator<CatalogRoute>()
      let products = ProductsModel(navigator: navigator) { events.append($0) }
      products.choose(products.products[1])
      products.signIn()
      products.askForHelp()
      ProductModel(id: 3, navigator: navigator).askForMemberPrice()
      navigator.expect {
        $0.show(.product(id: 2))
        $0.show(.memberPrice(id: 3))
      }
      #expect(events == [.signInWanted, .helpWanted])
    }

    @Test("S4.6 a product that is gone since its link was made")
    func soldOut() {
      let model = ProductModel(id: 99, navigator: TestNavigator<CatalogRoute>())
      #expect(model.title == "Sold out" && model.price == nil && model.memberPrice == nil)
    }

    @Test("C14 the account's models say which product is wanted, by its number alone")
    func account() {
      var events: [AccountEvent] = []
      let session = Session()
      let navigator = TestNavigator<AccountRoute>()
      let signIn = SignInModel(session: session, navigator: navigator)
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
      navigator.expect {
        $0.back()
        $0.back()
      }
    }

    @Test("C14 each order is of a product that there is, though no module knows both")
    func orders() {
      for order in Order.all { #expect(Product.withID(order.product) != nil) }
      #expect(!Order.all.isEmpty)
    }

    @Test("C14 the help's model")
    func help() {
      let navigator = TestNavigator<HelpRoute>()
      let topics = TopicsModel(navigator: navigator)
      topics.choose(topics.topics[0])
      topics.close()
      navigator.expect {
        $0.show(.topic("Orders"))
        $0.back()
      }
      #expect(Topic.named("Nothing") == nil)
    }
  }
}
