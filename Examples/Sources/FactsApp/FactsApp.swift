#if canImport(UIKit)
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
    for fact in Fact.all {
      let numbers = fact.numbers.joined(separator: " ")
      do {
        let differences = try await fact.differences(on: stage)
        let verdict = differences.isEmpty ? "agrees" : "differs"
        person.add("\(numbers): \(verdict) \(differences.joined(separator: "; "))")
      } catch {
        person.add("\(numbers): not answered, \(error)")
      }
    }
    person.end()
  }
}
#else
/// Where there is no UIKit the facts are tried on its model, by tests.
@main enum FactsApp {
  static func main() {
    print("The facts need UIKit; here PlatformFactsTests tries them on its model.")
  }
}
#endif
