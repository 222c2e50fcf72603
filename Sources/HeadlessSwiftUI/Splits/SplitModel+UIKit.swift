internal import HeadlessUIKit

extension SplitModel {
  /// Goes back to the column that code of UIKit's shows last (S78); what else it asks for is not modelled.
  func edit(to controllers: [UIViewController], animated: Bool) {
    let shown = navigation.screens()
    guard !controllers.isEmpty, controllers.count < shown.count,
      zip(controllers, shown).allSatisfy({ $0 === $1 })
    else {
      stage.report("code of UIKit's changes the columns of a split in another way than back")
      return
    }
    goBack(to: controllers.count - 1, animated: animated)
  }
}
