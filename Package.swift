// swift-tools-version: 6.1
import PackageDescription

// Our models stand in where Apple's frameworks do not exist; an iOS build never sees them.
let headlessUIKit: Target.Dependency = .target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
let headlessSwiftUI: Target.Dependency = .target(
  name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS]))

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
    .library(name: "PortolanSwiftUI", targets: ["PortolanSwiftUI"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
  ],
  targets: [
    .target(
      name: "Portolan", resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(
      name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(
      name: "PortolanUIKit", dependencies: ["Portolan", headlessUIKit], swiftSettings: settings),
    .target(
      name: "PortolanSwiftUI", dependencies: ["Portolan", headlessSwiftUI],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Portolan"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "PortolanTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "PortolanUIKitTests", dependencies: ["PortolanUIKit", "HeadlessUIKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PortolanSwiftUITests",
      dependencies: ["PortolanSwiftUI", "HeadlessSwiftUI", "HeadlessUIKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "Scenarios",
      dependencies: [
        "Portolan", "PortolanUIKit", "PortolanSwiftUI", "HeadlessUIKit", "HeadlessSwiftUI",
        "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
