public import Foundation

/// A behaviour that a view takes in.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that has it.
  var view: UIView? { get }

  /// Says that a view takes it in, or with nil that its view gives it away.
  func willMove(to view: UIView?)

  /// Says that a view has taken it in, or with nil that its view has given it away.
  func didMove(to view: UIView?)
}

extension UIView {
  func adopt(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func dismiss(_ interaction: any UIInteraction) {
    guard let rare, rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in rare?.interactions ?? [] { dismiss(old) }
    for new in interactions { adopt(new) }
  }
}
