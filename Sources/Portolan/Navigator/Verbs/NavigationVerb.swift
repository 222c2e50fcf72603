/// One verb with what it was given and who asked, on its way to who performs it.
///
/// Only the verbs themselves make one; see `NavigationVerbs`.
public struct NavigationVerb: Sendable {
  let intent: LiveIntent
  let cause: Cause
  let site: CallSite

  init(_ intent: LiveIntent, as cause: Cause = .code, _ fileID: StaticString, _ line: Int) {
    self.intent = intent
    self.cause = cause
    site = CallSite(fileID, line)
  }
}
