#if DEBUG
public import Foundation
import HeadlessUIKit
public import Portolan
public import PortolanInspector
import PortolanUIKit
public import Store
import StoreUIKit

/// The Store on a headless screen in real time, for an inspector to look at and to drive.
@MainActor public final class InspectedStore {
  /// The Store that runs now.
  public private(set) var application: StoreApplication
  /// Called with the scene of each start, before anything is asked of it.
  public var onStart: (SceneNavigator) -> Void = { _ in }

  let screen: HeadlessScreen
  let time: RealTime
  /// Read through public properties only.
  private(set) var window: UIWindow
  /// What stands before it while a screen is shown alone.
  private var cover: UIWindow?
  private let reader: ScreenDrawing
  private let state: URL
  private let data: URL
  private var isStarting = false

  /// Makes a Store; nothing is shown before `start()`.
  ///
  /// - Parameters:
  ///   - state: The folder with session and bag.
  ///   - data: The folder with products and orders.
  /// - Throws: `NavigationError`, when the Store were put together wrongly.
  public convenience init(state: URL, data: URL = Catalogue.bundled) throws {
    try self.init(state: state, data: data, clock: ContinuousClock())
  }

  init(state: URL, data: URL = Catalogue.bundled, clock: any Clock<Duration>) throws {
    self.state = state
    self.data = data
    screen = HeadlessScreen()
    time = RealTime(screen, clock: clock)
    reader = ScreenDrawing(of: screen)
    window = screen.makeWindow()
    application = try StoreApplication(state: state, data: data)
  }

  /// Called when the screen may show something else.
  public var onChange: @MainActor () -> Void {
    get { time.onChange }
    set { time.onChange = newValue }
  }

  /// Does something with what it makes belonging to the Store's screen: controllers that are in no
  /// window yet find their screen through the task.
  public func onScreen<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await HeadlessScreen.run(on: screen) { _ in try await body() }
  }

  /// Shows the Store's first screen.
  public func start() {
    uncover()
    window = screen.makeWindow()
    let scene = application.navigator.scene
    onStart(scene)
    window.rootViewController = SceneRootController(scene, StoreScreens(application))
    window.makeKeyAndVisible()
    application.launch()
    time.wake()
  }

  /// Lets time go by until `end()`.
  public func run() async { await time.run() }

  /// Ends the Store as the system would, and the time of its screen.
  public func end() async {
    letGo()
    await application.close()
    time.end()
  }

  /// What a finger holds would never end without it.
  func letGo() {
    cancel(.swipe)
    cancel(.drag)
  }

  /// Ends the Store as the system would, and starts it again on the same files.
  func startAgain() async throws {
    guard !isStarting else { throw InspectedProblem.starting }
    isStarting = true
    defer { isStarting = false }
    letGo()
    await application.close()
    application = try StoreApplication(state: state, data: data)
    start()
  }
}

extension InspectedStore {
  /// What is on the screen now.
  public var drawing: Drawing { reader.read(cover ?? window) }

  /// Puts a controller before the Store, in a window of its own.
  func cover(with root: UIViewController) {
    uncover()
    let new = screen.makeWindow()
    cover = new
    new.rootViewController = root
    new.makeKeyAndVisible()
    time.wake()
  }

  /// Lets the Store be seen again.
  func uncover() {
    letGo()
    cover?.isHidden = true
    cover = nil
    window.makeKey()
    time.wake()
  }

  func thing(_ element: String) throws(InspectedProblem) -> HeadlessTouchable {
    guard let thing = reader.thing(element) else { throw .noElement(element) }
    return thing
  }
}
#endif
