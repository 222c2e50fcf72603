// swift-tools-version: 6.1
import PackageDescription

// Third-party code stays in this nested package: an app that uses Portolan never sees it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "portolan", path: "..", traits: ["Headless"]),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "Portolan", package: "portolan"),
        .product(name: "PortolanLinks", package: "portolan"),
        .product(name: "PortolanUIKit", package: "portolan"),
        .product(name: "HeadlessUIKit", package: "portolan"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ],
      swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
