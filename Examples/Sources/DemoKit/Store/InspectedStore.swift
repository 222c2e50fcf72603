#if DEBUG
public import Foundation
public import Portolan
internal import PortolanInspector
public import Store

/// The Store on a headless screen in real time, for an inspector to look at and to drive.
@MainActor public final class InspectedStore {
  /// The Store that runs now.
  public private(set) var application: StoreApplication
  /// Called with the scene of each start, before anything is asked of it.
  public var onStart: (SceneNavigator) -> Void = { _ in }

  let shell: any StoreShell
  let time: RealTime
  private let state: URL
  private let data: URL
  private var isStarting = false

  /// Makes a Store; nothing is shown before `start()`.
  ///
  /// - Parameters:
  ///   - framework: What its screens are made of.
  ///   - state: The folder with session and bag.
  ///   - data: The folder with products and orders.
  /// - Throws: `NavigationError`, when the Store were put together wrongly.
  public convenience init(
    in framework: StoreFramework, state: URL, data: URL = Catalogue.bundled
  ) throws {
    try self.init(framework.makeShell(), state: state, data: data, clock: ContinuousClock())
  }

  init(
    _ shell: any StoreShell, state: URL, data: URL = Catalogue.bundled, clock: any Clock<Duration>
  ) throws {
    self.shell = shell
    self.state = state
    self.data = data
    time = RealTime(shell.time, clock: clock)
    application = try StoreApplication(state: state, data: data)
  }

  /// Called when the screen may show something else.
  public var onChange: @MainActor () -> Void {
    get { time.onChange }
    set { time.onChange = newValue }
  }

  /// Does something with what it makes belonging to the Store's screen.
  public func onScreen<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await shell.run(body)
  }

  /// Shows the Store's first screen.
  public func start() {
    onStart(application.navigator.scene)
    shell.show(application)
    application.launch()
    time.wake()
  }

  /// Lets time go by until `end()`.
  public func run() async { await time.run() }

  /// Ends the Store as the system would, and the time of its screen.
  public func end() async {
    shell.letGo()
    await application.close()
    time.end()
  }

  /// Ends the Store as the system would, and starts it again on the same files.
  func startAgain() async throws {
    guard !isStarting else { throw InspectedProblem.starting }
    isStarting = true
    defer { isStarting = false }
    shell.letGo()
    await application.close()
    application = try StoreApplication(state: state, data: data)
    start()
  }
}
#endif
