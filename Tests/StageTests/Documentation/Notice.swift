import Portolan

private typealias Offline = Pages.Offline

// README begin
/// What a user can be told about a screen that does not come.
enum Notice: Codable { case notAllowed, offline, missing }

extension NavigationError {
  /// The notice for a user; nil for an expected end, and for a mistake in the app.
  var notice: Notice? {
    switch self {
    case .refused: return .notAllowed
    case .guardTimedOut: return .offline
    case .guardFailed(_, let error): return error == "\(Offline.self)" ? .offline : nil
    case .notLookedUp(_, let error): return error == "\(Offline.self)" ? .offline : .missing
    case .wrongLink, .linkNotAllowed, .notInThisMap: return .missing
    case .inTransaction(let error, _): return error.notice
    default: return nil
    }
  }
}
// README end

extension Notice {
  // README begin words
  var words: DialogWords {
    switch self {
    case .notAllowed: return DialogWords("This page is for members.", cancel: "OK")
    case .offline: return DialogWords("There is no connection.", cancel: "OK")
    case .missing: return DialogWords("This page does not exist.", cancel: "OK")
    }
  }
  // README end
}
