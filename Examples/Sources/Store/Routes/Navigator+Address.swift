public import Portolan

extension Navigator<StoreRoute> {
  /// Asks the user for an address; nil when they pick none, or could not be asked.
  public func pickAddress() async -> Address? {
    do throws(NavigationError) {
      let ending = try await ask(AddressPicker(near: "Oslo"))
      if case .finished(let address) = ending { return address }
    } catch {
      // The checkout stays as it is, and the request's end is in the navigator's events.
    }
    return nil
  }
}
