/// Holds the place of a tab that was never entered, so that the bar has its item.
final class SlotViewController: UIViewController {}
