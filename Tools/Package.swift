// swift-tools-version: 6.1
import PackageDescription

// Third-party code stays in this nested package: an app that uses Portolan never resolves it.
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax")
}

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
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
  ],
  targets: [
    .target(
      name: "PortolanAssemblyReader",
      dependencies: [
        syntax("SwiftSyntax"), syntax("SwiftParser"), syntax("SwiftParserDiagnostics"),
      ],
      swiftSettings: settings),
    .target(
      name: "PortolanFileTool",
      dependencies: [portolan("PortolanLinks"), portolan("PortolanUniversalLinks"), arguments],
      swiftSettings: settings),
    .target(
      name: "PortolanTool",
      dependencies: [
        "PortolanFileTool", "PortolanAssemblyReader", portolan("Portolan"),
        portolan("PortolanInsight"), portolan("PortolanLinks"), portolan("PortolanLog"),
        portolan("PortolanUniversalLinks"),
        arguments,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PortolanCommand", dependencies: ["PortolanFileTool"], swiftSettings: settings),
    .executableTarget(
      name: "SampleTool",
      dependencies: ["PortolanTool", portolan("Portolan"), portolan("PortolanLinks")],
      path: "Tests/SampleTool", swiftSettings: settings),
    .testTarget(
      name: "PortolanToolTests",
      dependencies: [
        "PortolanTool", "PortolanCommand", "SampleTool", "PortolanFileTool",
        "PortolanAssemblyReader",
        portolan("Portolan"), portolan("PortolanLinks"), portolan("PortolanLog"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
