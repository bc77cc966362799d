// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "KeyboardAssistant",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "KeyboardAssistant", targets: ["KeyboardAssistant"])
    ],
    targets: [
        .target(name: "KeyboardAssistant", resources: [.process("../../Resources")]),
        .target(name: "Example", dependencies: ["KeyboardAssistant"]),
        .testTarget(name: "KeyboardAssistantTests", dependencies: ["KeyboardAssistant"]),
        .testTarget(name: "UIKitTests"),
    ]
)

// Apple's SDKs bring UIKit. Elsewhere we bring a headless one, and only there do modules of these
// names exist, so that they can never shadow Apple's.
#if !canImport(Darwin)
for target in package.targets {
    target.dependencies.append("UIKit")
}
// For the benchmarks, which are a package of their own.
package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "SimulatedDevice"]))
package.targets += [
    .target(name: "CoreGraphics", path: "Sources/HeadlessCoreGraphics"),
    .target(
        name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/HeadlessQuartzCore"),
    .target(
        name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore"], path: "Sources/HeadlessUIKit"),
    .target(name: "SimulatedDevice", dependencies: ["UIKit"]),
    .executableTarget(
        name: "Demo", dependencies: ["KeyboardAssistant", "Example", "SimulatedDevice", "UIKit"]),
    .testTarget(
        name: "DeviceTests",
        dependencies: ["KeyboardAssistant", "Example", "SimulatedDevice", "UIKit"],
        resources: [.copy("Recordings")]),
    .testTarget(
        name: "ExampleTests",
        dependencies: ["KeyboardAssistant", "Example", "SimulatedDevice", "UIKit"]),
    .testTarget(name: "DemoTests", dependencies: ["Demo", "SimulatedDevice", "UIKit"]),
]
for target in package.targets where target.name == "UIKitTests" {
    target.dependencies.append("SimulatedDevice")
}
#endif

for target in package.targets {
    var settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
    #if !canImport(Darwin)
    // Swift Testing has overlays for Apple's UIKit and CoreGraphics and looks for them as soon as
    // a module of that name is imported beside it.
    if target.isTest {
        settings.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
    #endif
    target.swiftSettings = settings
}
