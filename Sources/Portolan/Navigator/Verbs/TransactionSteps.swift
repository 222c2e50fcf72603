/// The steps of one transaction, of any route types.
@MainActor final class TransactionSteps {
  private let perform: @MainActor (NavigationVerb) -> NavigationRequest
  private var isOver = false
  private var intents: [Intent] = []
  private var cargo = Cargo()
  private var refused: NavigationVerb?
  private var requests: [NavigationRequest] = []

  init(_ perform: @escaping @MainActor (NavigationVerb) -> NavigationRequest) {
    self.perform = perform
  }

  func add(_ verb: NavigationVerb) -> NavigationRequest {
    guard !isOver else {
      return perform(verb.refused(.transactionIsOver))
    }
    switch verb.content {
    case .intent(.transaction(let inner)):
      intents += inner
      cargo.sites += verb.cargo.sites
    case .intent(let intent):
      intents.append(intent)
      cargo.sites.append(verb.site)
    case .link: refused = refused ?? verb.refused(.linkInTransaction)
    case .refused: refused = refused ?? verb
    }
    exchange(&cargo.handed, with: verb.cargo.handed)
    let request = NavigationRequest(from: verb.site)
    requests.append(request)
    return request
  }

  func perform(_ policy: QueuePolicy, from site: CallSite) -> NavigationRequest {
    isOver = true
    let whole = NavigationVerb(
      .intent(.transaction(intents)), policy: policy, cargo: cargo, from: site)
    let request = perform(refused ?? whole)
    // When the closure has cancelled a step, the whole transaction is cancelled.
    if requests.contains(where: \.hasEnded) { request.cancel() }
    for step in requests { step.end(with: request) }
    requests = []
    return request
  }
}
