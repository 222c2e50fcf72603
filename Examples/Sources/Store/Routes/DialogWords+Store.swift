public import Portolan

extension DialogWords {
  /// The words of the Store's dialogs, in both frameworks; nil for a screen that is none.
  @MainActor public init?(_ route: StoreRoute, in context: ScreenContext<StoreRoute>) {
    switch route {
    case .emptying(let question):
      let empty = Choice("Empty", isDestructive: true) { context.finish(question, with: .empty) }
      self.init(
        "Empty the bag?", message: "All products are taken out of it.", choices: [empty],
        cancel: "Keep")
    case .sorting(let picker):
      let choices = ProductSorting.allCases.map { sorting in
        Choice(sorting.title) { context.finish(picker, with: sorting) }
      }
      self.init("Sort by", choices: choices, cancel: "Cancel")
    default: return nil
    }
  }
}
