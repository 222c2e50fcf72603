import Portolan

// README begin
extension Bag {
  @MainActor func add(_ id: Int, askingWith navigator: Navigator<Shop>) async {
    do {
      let ending = try await navigator.ask(SizePicker(product: id))
      guard case .finished(let size) = ending else { return }  // closed without an answer
      items.append("\(Product.name(of: id)), \(size.rawValue)")
      navigator.show(.bag)
    } catch {
      print(error.diagnostic)
    }
  }
}
// README end
