import HeadlessUIKit

/// A controller that knows which callback may come next and reports one that may not.
final class WatchedController: UIViewController {
  private enum Stage: String { case gone, coming, here, going }

  private let watch: Watch
  private let number: Int
  private var stage = Stage.gone
  private var announcements = 0

  init(_ watch: Watch) {
    self.watch = watch
    number = watch.births
    super.init(nibName: nil, bundle: nil)
    watch.add(self)
  }

  required init?(coder: NSCoder) { nil }

  var isHere: Bool { stage == .here }
  var isGone: Bool { stage == .gone }
  var account: String { "screen \(number), \(stage.rawValue)" }

  private func move(to next: Stage, from allowed: Stage...) {
    if !allowed.contains(stage) { watch.report("\(account) became \(next.rawValue)") }
    stage = next
  }

  override func viewWillAppear(_ animated: Bool) {
    move(to: .coming, from: .gone, .going)
    announcements = 0
  }

  override func viewIsAppearing(_ animated: Bool) {
    announcements += 1
    if stage != .coming || announcements > 1 {
      watch.report("\(account) announced \(announcements)")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    if announcements != 1 { watch.report("\(account) appeared, announced \(announcements)") }
    move(to: .here, from: .coming)
  }

  override func viewWillDisappear(_ animated: Bool) { move(to: .going, from: .here, .coming) }
  override func viewDidDisappear(_ animated: Bool) { move(to: .gone, from: .going) }
}

/// What a walk has made and what went wrong with it.
@MainActor final class Watch {
  private struct Weak { weak var controller: UIViewController? }

  private var made: [Weak] = []
  private(set) var problems: [String] = []

  var births: Int { made.count }
  var alive: Int { made.count { $0.controller != nil } }

  func add(_ controller: UIViewController) { made.append(Weak(controller: controller)) }
  func report(_ problem: String) { problems.append(problem) }
}
