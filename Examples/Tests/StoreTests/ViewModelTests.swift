import Foundation
import PortolanTesting
import Testing

@testable import Store

@MainActor @Suite("A view model of the Store finds products, checks a password and adds up a bag")
struct ViewModelTests {
  private let navigator = TestNavigator<StoreRoute>()

  @Test("a product that was chosen is asked for by its number")
  func productsSelect() async throws {
    let services = StoreServices(state: TestStore.freshFolder())
    let model = ProductsModel(
      catalogue: services.catalogue, problems: services.problems, navigator: navigator)
    #expect(model.isLoading)
    await model.load()
    #expect(!model.isLoading)
    #expect(model.products.map(\.name) == ["Lamp", "Chair", "Sea Chart", "Kettle"])
    model.select(model.products[2])
    model.openBag()
    navigator.expect {
      $0.show(.product(id: 3))
      $0.show(.bag)
    }
  }

  @Test("search finds by a part of the name, in any case, and nothing for nothing")
  func search() async throws {
    let model = SearchModel(catalogue: Catalogue(), navigator: navigator)
    await model.load()
    #expect(model.results.isEmpty)
    model.text = "LA"
    #expect(model.results.map(\.id) == [1])
    model.select(model.results[0])
    navigator.expect { $0.show(.product(id: 1)) }
  }

  @Test("a wrong password ends nothing and says so; the right one ends the sign-in")
  func signIn() async throws {
    let services = StoreServices(state: TestStore.freshFolder())
    var ends = 0
    let model = SignInModel(session: services.session, navigator: navigator) { ends += 1 }
    model.name = "ada"
    model.password = "wrong"
    await model.signIn()
    #expect(model.problem == .wrongPassword)
    #expect(ends == 0)
    #expect(services.session.user == nil)
    model.password = "lovelace"
    await model.signIn()
    #expect(model.problem == nil)
    #expect(ends == 1)
    #expect(services.session.user == "ada")
    model.forgot()
    navigator.expect { $0.show(.forgotPassword) }
  }

  @Test("a bag adds up, and checkout keeps the address when none is picked")
  func bagAndCheckout() async throws {
    let services = StoreServices(state: TestStore.freshFolder())
    services.bag.add(1)
    services.bag.add(1)
    services.bag.add(3)
    let bag = BagModel(
      bag: services.bag, catalogue: services.catalogue, navigator: navigator, onDone: {})
    await bag.load()
    #expect(bag.rows.map(\.text) == ["2 × Lamp", "1 × Sea Chart"])
    #expect(bag.total == 145)
    let address = Address(street: "Quay 1", city: "Bergen")
    var answers: [Address?] = [address, nil]
    var placed = 0
    let checkout = CheckoutModel(
      bag: services.bag, pickAddress: { answers.removeFirst() }, onPlaced: { placed += 1 })
    checkout.placeOrder()
    #expect(placed == 0)
    await checkout.chooseAddress()
    await checkout.chooseAddress()
    #expect(checkout.address == address)
    checkout.placeOrder()
    #expect(placed == 1)
    #expect(services.bag.lines.isEmpty)
    await services.bag.saved()
  }

  @Test("addresses of the city come first")
  func addresses() {
    let model = AddressModel(picker: AddressPicker(near: "Skagen"), onPicked: { _ in }) {}
    #expect(model.addresses.map(\.city) == ["Skagen", "Bergen", "Oslo"])
  }
}
