// swift-tools-version: 6.1
import PackageDescription

// Our models stand in where there is no UIKit; an iOS build never sees them. On macOS the hosts use
// them only with the trait Headless. Documentation/Platforms.md has the table.
let headlessUIKit: Target.Dependency = .target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
let headlessSwiftUI: Target.Dependency = .target(
  name: "HeadlessSwiftUI", condition: .when(platforms: [.linux, .macOS]))

// Third-party code of the test kit: an app that does not ask for the trait resolves none of it.
let testKit: [Target.Dependency] = [
  .product(
    name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["Testing"])),
  .product(
    name: "IssueReporting", package: "xctest-dynamic-overlay",
    condition: .when(traits: ["Testing"])),
  .product(
    name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay",
    condition: .when(traits: ["Testing"])),
]

// The inspector's server: likewise.
let server: [Target.Dependency] = [
  .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
  .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Inspector"])),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func coreTests(_ name: String, in folder: String = ".", exclude: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      "Portolan", "PortolanFixtures", "PortolanInsight", "PortolanLinks", "PortolanLog",
      "PortolanTesting", "TestSupport",
    ],
    path: "Tests/PortolanTests/\(folder)", exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Portolan",
  // On tvOS and watchOS core, links and log alone: Documentation/Platforms.md has the table.
  platforms: [
    .iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14), .tvOS(.v17), .watchOS(.v10),
  ],
  products: [
    .library(name: "Portolan", targets: ["Portolan"]),
    .library(name: "PortolanLinks", targets: ["PortolanLinks"]),
    .library(name: "PortolanUniversalLinks", targets: ["PortolanUniversalLinks"]),
    .library(name: "PortolanUIKit", targets: ["PortolanUIKit"]),
    .library(name: "PortolanSwiftUI", targets: ["PortolanSwiftUI"]),
    .library(name: "PortolanLog", targets: ["PortolanLog"]),
    .library(name: "PortolanInsight", targets: ["PortolanInsight"]),
    .library(name: "PortolanTesting", targets: ["PortolanTesting"]),
    .library(name: "PortolanInspector", targets: ["PortolanInspector"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "HeadlessUIKitStage"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI", "HeadlessSwiftUIStage"]),
  ],
  traits: [
    .trait(
      name: "Headless",
      description: "Builds both hosts on our models on macOS, for tests; on Linux they always do."),
    .trait(
      name: "Testing",
      description: "Lets PortolanTesting report to XCTest too, and print differences line by line."),
    .trait(
      name: "Inspector",
      description: "Builds PortolanInspector with its server, in debug builds; without it is empty."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    .target(
      name: "Portolan", dependencies: ["PortolanLinks"],
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
    .target(name: "PortolanLog", dependencies: ["Portolan"], swiftSettings: settings),
    // What explains instead of navigates: no app needs it to run.
    .target(
      name: "PortolanInsight", dependencies: ["Portolan", "PortolanLinks"], swiftSettings: settings),
    .target(name: "PortolanLinks", swiftSettings: settings),
    // For tools and tests: no app needs it.
    .target(
      name: "PortolanUniversalLinks", dependencies: ["PortolanLinks"], swiftSettings: settings),
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(
      name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    // A person in front of an app, for its tests: this much knows the hosts and the test kit.
    .target(
      name: "HeadlessUIKitStage",
      dependencies: ["Portolan", "PortolanUIKit", "PortolanTesting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessSwiftUIStage",
      dependencies: [
        "Portolan", "PortolanSwiftUI", "PortolanTesting", "HeadlessUIKit", "HeadlessSwiftUI",
        "HeadlessUIKitStage",
      ],
      swiftSettings: settings),
    // What both hosts do with windows.
    .target(
      name: "PortolanWindows", dependencies: ["Portolan", headlessUIKit], swiftSettings: settings),
    .target(
      name: "PortolanUIKit", dependencies: ["Portolan", "PortolanWindows", headlessUIKit],
      swiftSettings: settings),
    .target(
      name: "PortolanSwiftUI",
      dependencies: ["Portolan", "PortolanWindows", headlessSwiftUI], swiftSettings: settings),
    .target(
      name: "PortolanTesting", dependencies: ["Portolan", "PortolanInsight"] + testKit,
      swiftSettings: settings),
    .target(
      name: "PortolanInspector",
      dependencies: ["Portolan", "PortolanInsight", "PortolanLog"] + server,
      exclude: ["Page"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Portolan", "PortolanLinks", "PortolanTesting"],
      path: "Tests/TestSupport", swiftSettings: settings),
    // The core's tests are several modules, which build side by side and again only when theirs changed.
    .testTarget(
      name: "PortolanFixtures",
      dependencies: [
        "Portolan", "PortolanLinks", "PortolanLog", "PortolanTesting", "TestSupport",
      ],
      path: "Tests/PortolanTests/Fixtures", swiftSettings: settings),
    coreTests(
      "PortolanTests", exclude: ["Fixtures", "Navigator", "Planning"]),
    coreTests("PlanningTests", in: "Planning"),
    coreTests("NavigatorTests", in: "Navigator", exclude: ["Guards", "Faults/README.md"]),
    coreTests("GuardTests", in: "Navigator/Guards"),
    .testTarget(
      name: "PortolanLinksTests", dependencies: ["PortolanLinks"], swiftSettings: settings),
    .testTarget(
      name: "PortolanUniversalLinksTests",
      dependencies: ["PortolanLinks", "PortolanUniversalLinks"], swiftSettings: settings),
    .testTarget(
      name: "PortolanTestingTests", dependencies: ["Portolan", "PortolanTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PortolanInspectorTests",
      dependencies: [
        "Portolan", "PortolanInspector", "PortolanLinks", "PortolanTesting", "TestSupport",
      ] + server,
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: settings),
    // Apps that are not Swift 6 yet: compiled as Swift 5.
    .testTarget(
      name: "Swift5Tests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PortolanUIKitTests",
      dependencies: ["PortolanLinks", "PortolanUIKit", "HeadlessUIKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PortolanSwiftUITests",
      dependencies: [
        "PortolanLinks", "PortolanSwiftUI", "HeadlessSwiftUI", "HeadlessUIKit", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Portolan", "PortolanUIKit", "PortolanSwiftUI", "PortolanTesting", "HeadlessUIKit",
        "HeadlessSwiftUI", "HeadlessUIKitStage", "HeadlessSwiftUIStage", "TestSupport",
      ],
      swiftSettings: settings),
    // The apps that the tutorials build, with the settings of a new package.
    .testTarget(
      name: "Tutorials",
      dependencies: [
        "Portolan", "PortolanLinks", "PortolanUIKit", "PortolanSwiftUI", "PortolanTesting",
        "HeadlessUIKitStage", "HeadlessSwiftUIStage",
      ]),
    .testTarget(
      name: "Scenarios",
      dependencies: [
        "Portolan", "PortolanUIKit", "PortolanSwiftUI", "PortolanTesting", "HeadlessUIKit",
        "HeadlessSwiftUI", "HeadlessUIKitStage", "HeadlessSwiftUIStage", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// What `Scripts/test` leaves out unless it is told `--all`: tests of what tests stand on, and of tools.
if Context.environment["PORTOLAN_TESTS"] == "quick" {
  let left: Set = [
    "HeadlessUIKitTests", "HeadlessSwiftUITests", "Swift5Tests", "PortolanInspectorTests",
  ]
  package.targets.removeAll { left.contains($0.name) }
}
