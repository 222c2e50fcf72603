import Portolan

/// Asks for how many, on top of the products.
struct Quantity: ScreenQuestion {
  typealias Answer = Int
  var of = 1
  var route: Shop { .note(of) }
}

/// Asks whether to join, behind a guard.
struct Membership: ScreenQuestion {
  typealias Answer = Bool
  var route: Shop { .club }
}

/// Asks who it is, as a part of the app.
struct Identity: ScreenQuestion {
  typealias Answer = String
  var route: Shop { .login }
}

/// Asks with the picker's route for something else.
struct PostalCode: ScreenQuestion {
  typealias Answer = Int
  var picker: AddressPicker
  var route: Shop { picker.route }
}
