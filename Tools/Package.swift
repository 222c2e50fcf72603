// swift-tools-version: 6.1
import PackageDescription

// Third-party code stays in this nested package: an app that uses Portolan never sees it.
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

func portolan(_ product: String) -> Target.Dependency {
  .product(name: product, package: "portolan")
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "portolan", targets: ["PortolanCommand"]),
    .library(name: "PortolanTool", targets: ["PortolanTool"]),
  ],
  dependencies: [
    .package(name: "portolan", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", "1.5.0"..<"2.0.0"),
  ],
  targets: [
    .target(
      name: "PortolanTool",
      dependencies: [
        portolan("Portolan"), portolan("PortolanLinks"), portolan("PortolanLog"),
        portolan("PortolanUniversalLinks"), arguments,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PortolanCommand", dependencies: ["PortolanTool"], swiftSettings: settings),
    .testTarget(
      name: "PortolanToolTests",
      dependencies: [
        "PortolanTool", "PortolanCommand", portolan("Portolan"), portolan("PortolanLinks"),
        portolan("PortolanLog"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
