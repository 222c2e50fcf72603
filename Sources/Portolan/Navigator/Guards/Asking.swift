/// Marks the task of a guard while it is being asked, so that it cannot wait for itself.
@MainActor final class Asking {
  private(set) var isActive = true

  func end() {
    isActive = false
  }
}
