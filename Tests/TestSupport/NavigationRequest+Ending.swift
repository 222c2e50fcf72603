package import Portolan

extension NavigationRequest {
  /// How it ended, in a word.
  package var ending: String {
    switch outcome {
    case .success?: return "arrived"
    case .failure(let error)?: return error.diagnostic.code
    case nil: return "open"
    }
  }

  /// The number of the request that took its place.
  package var newer: Int? {
    if case .failure(.superseded(let newer))? = outcome { return newer?.number }
    return nil
  }
}
