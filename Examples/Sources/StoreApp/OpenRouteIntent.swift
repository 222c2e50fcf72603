// Never compiled here: no App Intents on Linux. The facts stand in AppIntents.md of the documentation.
#if canImport(AppIntents) && canImport(UIKit)
import AppIntents
import Foundation
import Store

extension LinkDoor {
  /// Lets intents open links by this door.
  func register() { AppDependencyManager.shared.add(dependency: self) }
}

/// Opens any screen of the Store that has a link: one intent for all routes.
struct OpenRouteIntent: AppIntent {
  static let title: LocalizedStringResource = "Open"

  @Parameter(title: "Link") var link: URL
  @Dependency private var door: LinkDoor

  init() {}

  /// Makes the intent of a route, for a control, a widget or a donation.
  init(_ route: StoreRoute) throws {
    link = try StoreLinks.table.url(to: route)
  }

  func perform() async throws -> some IntentResult {
    try await door.open(link)
    return .result()
  }

  // Xcode 16.4 does not know the type.
  #if compiler(>=6.2)
  @available(iOS 26, macCatalyst 26, visionOS 26, *)
  static var supportedModes: IntentModes { .foreground }
  #endif

  // Before iOS 26.
  @available(*, deprecated)
  static var openAppWhenRun: Bool { true }
}
#endif
