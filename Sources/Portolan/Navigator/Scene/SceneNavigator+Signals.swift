extension SceneNavigator {
  /// The commits in one call above which a diagnostic warns of an endless loop.
  ///
  /// The likely cause is a listener that submits a request at each commit.
  private static var commitLimit: Int { 300 }

  /// Lets `traffic` handle a signal, and performs the effects that `traffic` orders.
  ///
  /// When an effect calls this again, for example through a listener, `traffic` handles that signal
  /// at once, but the outermost call performs all effects in order.
  func feed(_ signal: Signal) {
    for listener in listeners { listener.willTake(signal, in: traffic) }
    traffic.handle(signal, &effects)
    if let curtains, !curtains.all.isEmpty { curtains.keepInStep(with: self) }
    act()
  }

  private func act() {
    guard !isActing else { return }
    isActing = true
    var next = 0
    let start = traffic.host.lastCommit
    var isReported = false
    while next < effects.count {
      let effect = effects[next]
      next += 1
      if next == 256 {
        effects.removeFirst(next)
        next = 0
      }
      act(on: effect)
      if !isReported, traffic.host.lastCommit - start > Self.commitLimit {
        isReported = true
        report(.tooManyCommits(Self.commitLimit))
      }
    }
    effects.removeAll(keepingCapacity: true)
    isActing = false
    if isClosed { streams.end() }
    busy.show(traffic.isBusy)
    releaseRevalidations()
    guard !displayed.isEmpty else { return }
    exchange(&displayed, with: displayed.filter { !$0.hasEnded })
    for request in displayed { request.refreshDisplay() }
  }

  private func act(on effect: Effect) {
    switch effect {
    case .beginTurn: Task { [weak self] in self?.feed(.turnEnded) }
    case .ask(let rule, let ticket): ask(rule, ticket)
    case .askScreen(let id, let ticket): ask(toLeave: id, ticket)
    case .park(let number, let ticket): park(number, ticket)
    case .lookUp(let number): lookUps.begin(number, in: self)
    case .stop(let ticket):
      waits.end(ticket)
      dialogs.end(ticket, on: host)
    case .changed(let change): apply(change)
    case .arrived(let arrival, let tree): beginTasks(after: arrival, on: tree)
    case .ended(let number, let result): ended(number, result)
    case .failed(let error, let site): failed(error, site)
    case .revalidated(let number): revalidations.removeValue(forKey: number)?.resume(returning: ())
    case .raise(let route, let site): _ = submit(.show(route), site: site)
    case .perform(let plan, let ticket): perform(plan, ticket)
    case .awaitTransition(let commit): awaitTransition(commit)
    case .release(let nodes): release(nodes)
    case .tell(let event, let request): tell(event, of: request)
    }
  }

  /// Sends a diagnostic to `onDiagnostic`, and as an event to `onEvent` and the listeners.
  package func report(_ diagnostic: Diagnostic) {
    effects.append(.tell(.diagnosed(diagnostic), nil))
    act()
  }

  private func tell(_ event: NavigationEvent, of request: Request.Facts?) {
    // The listeners, which only record, come first: `onEvent` may submit further requests.
    for listener in listeners { listener.note(event) }
    if case .diagnosed(let diagnostic) = event { onDiagnostic?(diagnostic) }
    if let onBreadcrumb, let line = event.breadcrumb(of: request) { onBreadcrumb(line) }
    hear(event)
  }
}
