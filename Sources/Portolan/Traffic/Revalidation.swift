/// All guards of what is shown or kept are asked again, all at once.
struct Revalidation {
  /// Who waits for its end.
  var numbers: [Int]
  /// Guards that have not answered.
  var open: Set<AnyGuard>
  /// Guards that said yes.
  var passes: Set<AnyGuard> = []
  /// The requests that took out what was refused, while the screen shows it still.
  var evictions: Set<Int> = []

  var isDone: Bool { open.isEmpty && evictions.isEmpty }
}
