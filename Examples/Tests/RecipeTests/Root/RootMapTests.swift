import Foundation
import Portolan
import PortolanTesting
import Testing

@testable import RootFlow

extension Recipes {
  @Suite("The recipe Root adds a part in one line, and keeps the session in a private file")
  @MainActor struct RootMapTests {
    @Test("R7 screens know neither root nor window nor app delegate")
    func screensKnowNoRoot() throws {
      let sources = try Sources(of: "RootFlow")
      let screens = sources.files.filter {
        $0.key.hasSuffix("ViewController.swift") || $0.key.hasSuffix("ViewModel.swift")
      }
      #expect(screens.count == 9)
      for (name, text) in screens {
        for word in [
          "SceneRootController", "rootViewController", "UIWindow", "AppDelegate", "shared",
          "RootFlowApp", "RootEvents",
        ] {
          #expect(!text.contains(word), "\(name) names \(word)")
        }
      }
    }

    @Test("R9 a part is one case and one line in the map", arguments: ["splash", "login", "lock"])
    func oneCaseOneLine(part: String) throws {
      let sources = try Sources(of: "RootFlow")
      #expect(sources.lines(of: "Logic/Routes/RootRoute.swift", with: "case \(part)").count == 1)
      #expect(sources.lines(of: "Logic/Routes/RootMap.swift", with: "case .\(part):").count == 1)
    }

    @Test("R9 onboarding as a new part changes no plan of the others")
    func newPart() throws {
      let grown = Navigator(GrownRoots())
      let plain = Navigator(PlainRoots())
      grown.show(.splash)
      plain.show(.splash)
      #expect("\(try grown.plan(for: .main))" == "\(try plain.plan(for: .main))")
      grown.show(.onboarding)
      #expect(grown.tree.picture == "onboarding")
    }

    @Test("R10 the session's file is readable by its owner only, and read at the next start")
    func sessionFile() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
      let store = FileSessionStore(folder: folder)
      #expect(try store.load() == nil)
      try store.save("ada")
      let rights = try FileManager.default.attributesOfItem(atPath: store.file.path)
      #expect((rights[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try FileSessionStore(folder: folder).load() == "ada")
      try store.save(nil)
      #expect(!FileManager.default.fileExists(atPath: store.file.path))
    }

    @Test("R10 S0.3 the session is never kept in user defaults")
    func noUserDefaults() throws {
      let sources = try Sources(of: "RootFlow")
      #expect(sources.files.count > 10)
      #expect(!sources.files.values.contains { $0.contains("UserDefaults") })
    }

    @Test("C23 the map has no problems")
    func problems() {
      #expect(RootMap().problems.isEmpty)
    }
  }
}

private struct PlainRoots: NavigationMap {
  enum Part: NavigationRoute { case splash, main }
  func destination(for route: Part) -> RouteDestination<Part> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .main: return .screenInStack(.root)
    }
  }
}

private struct GrownRoots: NavigationMap {
  enum Part: NavigationRoute { case splash, main, onboarding }
  func destination(for route: Part) -> RouteDestination<Part> {
    switch route {
    case .splash: return .screen(.root, isPassing: true)
    case .main: return .screenInStack(.root)
    case .onboarding: return .screen(.root)
    }
  }
}
