// What the branches for Apple's platforms use and neither a model nor Linux declares: applications,
// their scenes, and a folder. `Scripts/checks/stub` compiles it under the name UIKit, apart from the
// package. An attribute names a platform that lacks a declaration, as in Apple's headers.
@_exported public import HeadlessUIKit

@MainActor open class UIApplication: UIResponder {
  @available(*, unavailable, message: "a host has a scene; app extensions have no application")
  public static var shared: UIApplication { fatalError("The stub never runs.") }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

extension UIScene.ConnectionOptions {
  public var userActivities: Set<NSUserActivity> { [] }
}

open class NSUserActivity: NSObject {
  open var webpageURL: URL?
}

extension URL {
  public static var applicationSupportDirectory: URL { URL(fileURLWithPath: "") }
}

// Optional requirements, which are asked with a question mark on Apple's platforms alone.
extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? { nil }
}

// The animations of a view, which the facts' app looks at.
@MainActor public final class CALayer: NSObject {
  public func animationKeys() -> [String]? { nil }
}

extension UIView {
  public var layer: CALayer { CALayer() }
}

// The main run loop, whose turns a host watches.
public final class CFRunLoop {}
public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
}

public struct CFRunLoopMode {
  public static var commonModes: CFRunLoopMode! { CFRunLoopMode() }
}

public func CFRunLoopGetMain() -> CFRunLoop! { nil }
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: AnyObject?, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { nil }
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {}
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}
