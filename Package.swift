// swift-tools-version: 6.1
import PackageDescription

// Our model of UIKit stands in where Apple's does not exist; an iOS build never sees it.
let headless: Target.Dependency = .target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Portolan",
  platforms: [
    .iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .tvOS(.v17), .macOS(.v14), .watchOS(.v10),
  ],
  products: [
    .library(name: "Portolan", targets: ["Portolan"]),
    .library(name: "PortolanUIKit", targets: ["PortolanUIKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
  ],
  targets: [
    .target(
      name: "Portolan", resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(name: "PortolanUIKit", dependencies: ["Portolan", headless], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Portolan"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "PortolanTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .testTarget(
      name: "PortolanUIKitTests", dependencies: ["PortolanUIKit", "HeadlessUIKit", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
