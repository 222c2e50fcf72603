/// What is wrong with a snapshot.
struct SnapshotProblem: Sendable {
  let severity: HeadlessFault.Severity
  let message: String
}
