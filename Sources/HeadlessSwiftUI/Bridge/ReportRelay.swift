internal import HeadlessUIKit

/// Passes the appearance of a screen on to a controller in its views, as the assumptions say (S71).
@MainActor final class ReportRelay: AppearanceRelay {
  private let stage: Stage
  private let reports: HeadlessViewAssumptions.Reports
  /// The ends that come late, in order.
  private var late: [() -> Void] = []
  private var isSilent = false

  /// Nil where the controller hears all in time.
  init?(in stage: Stage) {
    reports = stage.assumptions.controllerReports
    guard reports != .inTime else { return nil }
    self.stage = stage.root
  }

  func begins(_ begin: () -> Void, end: @escaping () -> Void) {
    passLate()
    isSilent = reports == .never && stage.silencesNextReport()
    guard !isSilent else { return }
    begin()
    switch reports {
    case .twice: begin()
    case .early: end()
    case .inTime, .late, .never: break
    }
  }

  func ended(_ end: @escaping () -> Void) {
    guard !isSilent else { return }
    switch reports {
    case .inTime, .never: end()
    case .early: break
    case .twice:
      end()
      end()
    case .late:
      late.append(end)
      stage.clock?.afterTurns(2) { [weak self] in self?.passLate() }
    }
  }

  /// The reports of one controller keep their order.
  private func passLate() {
    let ends = late
    late = []
    for end in ends { end() }
  }
}

/// A controller that the model itself tells of its appearance: it shows views.
@MainActor protocol ViewHosting: UIViewController {}

extension UIHostingController: ViewHosting {}
