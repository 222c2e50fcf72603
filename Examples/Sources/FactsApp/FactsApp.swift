#if canImport(UIKit)
import Foundation
import PlatformFacts
import PortolanUIKit

/// Tries all facts one after the other, and shows what it found.
@main final class FactsApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Facts", sessionRole: session.role)
    configuration.delegateClass = FactsScene.self
    return configuration
  }
}

/// The window of the facts, and a small one above it for the person.
final class FactsScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var person: PersonWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let person = PersonWindow(windowScene: scene)
    self.person = person
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    person.isHidden = false
    Task { await tryAll(on: LiveFactStage(window, person), showing: person) }
  }

  private func tryAll(on stage: LiveFactStage, showing person: PersonWindow) async {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    person.add(
      "system iOS \(version.majorVersion).\(version.minorVersion), \(stage.device.rawValue)")
    for fact in Fact.all { person.add(fact.line(await fact.outcome(on: stage))) }
    person.end()
  }
}
#else
import Foundation
import HeadlessFacts
import HeadlessUIKit
import PlatformFacts

/// Where there is no UIKit the facts are tried on our models, and printed as a device would.
///
///     FactsApp 18 phone holdsDismissals=false popWrites=last
@main enum FactsApp {
  static func main() async {
    do {
      let order = try ModelOrder(CommandLine.arguments.dropFirst())
      print("fact system iOS \(order.profile.rawValue).0, \(order.device.rawValue)")
      for fact in Fact.all where fact.devices.contains(order.device) {
        print("fact \(fact.line(await order.outcome(of: fact)))")
      }
    } catch {
      FileHandle.standardError.write(Data("FactsApp: \(error)\n".utf8))
      exit(2)
    }
  }
}
#endif
