/// Stands for a member of tabs that was never entered, so that the bar has its item.
final class SlotViewController: UIViewController {}
