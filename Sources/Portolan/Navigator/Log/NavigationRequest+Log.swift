extension NavigationRequest {
  /// Who asked, as a log says it.
  var asker: PlanRecord.Asker {
    switch (origin, cause) {
    case (.link, _): return .link
    case (.detour, _): return .detour
    case (.restored, _): return .restored
    case (.code, .code): return .code
    case (.code, .leaving): return .leaving
    case (.code, .user): return .user
    }
  }
}

extension Answer {
  /// The verdict in one word, as a log says it.
  var verdict: String { RouteLabel.caseName(of: self) }

  /// What went wrong.
  var code: String? {
    if case .failed(let error) = self { return error.diagnostic.code }
    return nil
  }
}
