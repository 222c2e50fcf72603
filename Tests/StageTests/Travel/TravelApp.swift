import Observation
import Portolan
import PortolanSwiftUI
import TestSupport

// A travel app in one file, as an app writes it: two modules, their guards, and a screen for each
// word with which a screen or the app itself moves other screens.

/// The screens around the app, to which the guards of the scene lead.
enum Entry: NavigationRoute {
  case signIn
  enum Guard: Hashable, Sendable { case signedIn }
}

struct EntryMap: NavigationMap {
  func destination(for route: Entry) -> RouteDestination<Entry> { .screenInStack(.root) }
}

struct EntryKeeper: GuardKeeper {
  let session: Session

  func verdict(on rule: Entry.Guard) async -> Verdict<Entry> {
    session.isSignedIn ? .allow : .redirect(to: .signIn)
  }
}

struct EntryViews: ViewAssembly {
  let app: TravelApp

  func screen(for route: Entry, in context: ScreenContext<Entry>) -> some View {
    Button("Sign in") { app.signIn() }
  }
}

enum Travel: NavigationRoute {
  case home, trips
  case trip(Int)
  case tickets(Int)
  case offer(Int)
  case photo
  case boarding(Int)
  case search(String)
  case filter
  case booking, payment
  case currency(CurrencyPicker)
  case lounge

  enum Guard: Hashable, Sendable { case checkedIn }

  var identity: Travel {
    if case .search = self { return .search("") }
    return self
  }
}

struct CurrencyPicker: ScreenQuestion {
  typealias Answer = String
  var amount: Int
  var route: Travel { .currency(self) }
}

struct TravelMap: NavigationMap {
  func destination(for route: Travel) -> RouteDestination<Travel> {
    switch route {
    case .home: return .tabs([.trips, .search("")], .root)
    case .trips, .search: return .screenInStack(.member(of: .home))
    case .trip: return .screen(.pushed(onto: .trips))
    case .boarding: return .screen(.pushed(.inVisibleStack), guards: [.checkedIn])
    case .booking: return .screenInStack(.presented(.sheet))
    case .tickets, .offer, .photo, .filter, .payment, .currency:
      return .screen(.pushed(.inVisibleStack))
    case .lounge: return .nowhere  // this airline has none
    }
  }
}

struct TravelKeeper: GuardKeeper {
  let session: Session

  func verdict(on rule: Travel.Guard) async -> Verdict<Travel> {
    await session.reach()
    return .allow
  }
}

/// The model of the booking flow, saved with the scene.
@Observable final class Booking: Codable {
  var name = ""
  var currency = "EUR"
  init() {}

  // The macro stores the properties under these names.
  private enum CodingKeys: String, CodingKey {
    case _name = "name"
    case _currency = "currency"
  }
}

/// A photo that is loaded already; it is no value, so no route can hold it.
final class Photo {
  let place: String
  init(of place: String) { self.place = place }
}

@MainActor final class TravelApp {
  let session = Session()
  let scene: SceneNavigator
  /// The answer to "Discard the booking?".
  var discards = ExitVerdict.stay
  private(set) var failures: [NavigationError] = []

  init() throws(NavigationError) {
    let keeper = EntryKeeper(session: session)
    scene = try SceneNavigator(
      NavigationFeature(EntryMap(), guards: keeper),
      NavigationFeature(TravelMap(), guards: TravelKeeper(session: session)),
      guards: SceneGuards(keeper) { $0.as(Entry.self) == nil ? [.signedIn] : [] })
    scene.onFailure = { [weak self] error, _ in self?.failures.append(error) }
    travel.show(.home)
  }

  var travel: Navigator<Travel> { scene.of(Travel.self) }
  var rootView: SceneRootView {
    SceneRootView(scene, EntryViews(app: self), TravelViews(app: self))
  }

  func signIn() {
    session.isSignedIn = true
    travel.show(.home)
  }

  func signOut() async {
    session.isSignedIn = false
    await scene.revalidate()
  }

  /// A notification says so; most often the trip is not open.
  func tripWasCancelled(_ id: Int) {
    guard scene.tree.node(of: Travel.trip(id)) != nil else { return }
    travel.close(.trip(id))
  }
}

struct TravelViews: ViewAssembly {
  let app: TravelApp

  func screen(for route: Travel, in context: ScreenContext<Travel>) -> some View {
    switch route {
    case .home, .lounge: EmptyView()
    case .trips:
      VStack {
        Button("Trip 7") { app.travel.show(.trip(7)) }
        Button("Book") { app.travel.show(.booking) }
        Button("Lounge") { app.travel.show(.lounge) }
      }
    case .trip(let id): TripView(id: id, context: context, session: app.session)
    case .tickets(let id): Text("Tickets of trip \(id)")
    case .offer(let id): Text("Offer for trip \(id)")
    case .photo: PhotoView(model: context.model { PhotoModel(context) })
    case .boarding: Text("Welcome on board")
    case .search(let text):
      VStack {
        Text("Results for \(text)")
        Button("Filter") { app.travel.show(.filter) }
      }
    case .filter: Button("Only beaches") { app.travel.update(.search("beaches")) }
    case .booking: BookingView(app: app, context: context, booking: booking(context))
    case .payment: PaymentView(booking: booking(context))
    case .currency(let picker):
      Button("NOK for \(picker.amount) EUR") { context.finish(picker, with: "NOK") }
    }
  }

  func tabLabel(for member: Travel) -> some View {
    Text(member == .trips ? "Trips" : "Search")
  }

  private func booking(_ context: ScreenContext<Travel>) -> Booking {
    context.savedModel(of: .booking) { Booking() }
  }
}

private struct TripView: View {
  let id: Int
  let context: ScreenContext<Travel>
  let session: Session
  @State private var boarding: NavigationRequest?

  var body: some View {
    VStack {
      Button("Load tickets") { load { context.push(.tickets(id)) } }
      Button("Load offer") { load { context.present(.offer(id), .sheet(.medium)) } }
      Button("Photo") {
        context.navigator?.show(
          .photo, placed: .presented(.fullScreen), handing: Photo(of: "Oslo"))
      }
      Button(isBusy ? "Checking in" : "Board") {
        boarding = context.navigator?.show(.boarding(id))
      }
      .disabled(isBusy)
    }
  }

  private var isBusy: Bool { boarding?.state == .asking }

  private func load(_ show: @escaping @MainActor () -> Void) {
    Task {
      await session.reach()
      show()
    }
  }
}

@MainActor private final class PhotoModel {
  let place: String
  init(_ context: ScreenContext<Travel>) {
    place = context.takeHanded(as: Photo.self)?.place ?? "nowhere"
  }
}

private struct PhotoView: View {
  let model: PhotoModel
  var body: some View { Text("Photo of \(model.place)") }
}

private struct BookingView: View {
  let app: TravelApp
  let context: ScreenContext<Travel>
  @Bindable var booking: Booking

  var body: some View {
    VStack {
      TextField("Name", text: $booking.name)
      Text("In \(booking.currency)")
      Button("Currency") { Task { try await chooseCurrency() } }
      Button("Pay") { app.travel.show(.payment) }
      Button("Cancel") { context.close() }
    }
    .onChange(of: booking.name) { _, name in
      context.askBeforeLeaving(when: !name.isEmpty) { app.discards }
    }
  }

  private func chooseCurrency() async throws {
    let ending = try await app.travel.ask(
      CurrencyPicker(amount: 100), placed: .presented(.sheet(.medium)))
    if case .finished(let currency) = ending { booking.currency = currency }
  }
}

private struct PaymentView: View {
  let booking: Booking
  var body: some View { Text("\(booking.name) pays in \(booking.currency)") }
}
