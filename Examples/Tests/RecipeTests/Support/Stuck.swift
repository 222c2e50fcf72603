/// What was waited for did not happen.
struct Stuck: Error, CustomStringConvertible {
  let awaited: String
  let picture: String

  var description: String { "Waited in vain for \(awaited); the tree is \(picture)." }
}
