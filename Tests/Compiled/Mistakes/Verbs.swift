import Portolan

@MainActor func typo(_ navigator: Navigator<Shop>, _ any: any Navigating<Shop>) async throws {
  navigator.show(.mising)  // says: type 'Shop' has no member 'mising'
  any.show(.mising)  // says: type 'Shop' has no member 'mising'
  navigator.push(.mising)  // says: type 'Shop' has no member 'mising'
  try await navigator.navigate(to: .mising)  // says: type 'Shop' has no member 'mising'
  navigator.pop(to: .mising)  // says: type 'Shop' has no member 'mising'
}

@MainActor func otherFeature(_ navigator: Navigator<Shop>) async throws {
  navigator.show(Help.topic)  // says: of(Help.self)
  navigator.push(Help.topic)  // says: of(Help.self)
  try await navigator.navigate(to: Help.topic)  // says: of(Help.self)
}

@MainActor func habits(_ navigator: Navigator<Shop>) {
  navigator.pop()  // says: back()
  navigator.present(.signIn)  // says: placed: .presented
  navigator.show(.item)  // says: expects argument of type 'Int'
  navigator.push(.list, animated: false)  // says: extra argument 'animated'
}

@MainActor func waits(_ navigator: Navigator<Shop>) async {
  await navigator.navigate(to: .list)  // says: can throw
  print(await navigator.ask(Picker()))  // says: can throw
}

@MainActor func answers(_ context: ScreenContext<Shop>) {
  context.finish(Picker(), with: 3)  // says: 'Picker.Answer' (aka 'String')
}
