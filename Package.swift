// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "KeyboardAssistant",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "KeyboardAssistant", targets: ["KeyboardAssistant"]),
        .library(name: "KeyNavigation", targets: ["KeyNavigation"]),
        .library(name: "KeyCommandCustomization", targets: ["KeyCommandCustomization"]),
        .library(name: "KeyboardConversations", targets: ["KeyboardConversations"]),
        .library(name: "KeyboardTesting", targets: ["KeyboardTesting"]),
    ],
    targets: [
        .target(name: "KeyboardAssistant", resources: [.process("Resources")]),
        .target(name: "KeyNavigation", dependencies: ["KeyboardAssistant"]),
        .target(name: "KeyCommandCustomization", dependencies: ["KeyboardAssistant"]),
        .target(name: "KeyboardConversations", dependencies: ["KeyboardAssistant"]),
        // For people who test their forms. It knows none of the other libraries.
        .target(name: "KeyboardTesting", resources: [.process("Recordings")]),
        .target(
            name: "Example",
            dependencies: [
                "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
                "KeyboardConversations",
            ],
            resources: [.process("Resources")]),
        .target(name: "Requirements", path: "Tests/Support/Requirements"),
        .testTarget(
            name: "KeyboardAssistantTests", dependencies: ["KeyboardAssistant", "Requirements"]),
        .testTarget(
            name: "KeyNavigationTests",
            dependencies: ["KeyboardAssistant", "KeyNavigation", "Requirements"]),
        .testTarget(
            name: "KeyCommandCustomizationTests",
            dependencies: [
                "KeyboardAssistant", "KeyCommandCustomization", "Requirements",
            ]),
        .testTarget(name: "UIKitTests", dependencies: ["Requirements"]),
        // Callers that have not moved to Swift 6, as most that use UIKit.
        .target(
            name: "ForeignLayouts", path: "Tests/Support/ForeignLayouts",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "UIKitIdiomsTests", dependencies: ["ForeignLayouts", "Requirements"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

// Apple's SDKs bring UIKit. Elsewhere we bring a headless one, and only there do modules of these
// names exist, so that they can never shadow Apple's.
#if !canImport(Darwin)
for target in package.targets where target.name != "Requirements" {
    target.dependencies.append("UIKit")
    if target.name == "Example" { target.dependencies.append("WebKit") }
}
// For the benchmarks and for people who test their forms, which are packages of their own.
package.products.append(
    .library(name: "HeadlessUIKit", targets: ["UIKit", "WebKit", "SimulatedDevice"]))
package.targets += [
    .target(name: "HeadlessBehavior", path: "Sources/Headless/Behavior"),
    .target(name: "CoreGraphics", path: "Sources/Headless/CoreGraphics"),
    .target(
        name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Sources/Headless/QuartzCore"),
    .target(name: "UIKitEnumerations", path: "Sources/Headless/Enumerations"),
    .target(
        name: "UIKit",
        dependencies: ["CoreGraphics", "QuartzCore", "HeadlessBehavior", "UIKitEnumerations"],
        path: "Sources/Headless/UIKit"),
    .target(name: "WebKit", dependencies: ["UIKit"], path: "Sources/Headless/WebKit"),
    .target(
        name: "SimulatedDevice", dependencies: ["HeadlessBehavior", "KeyboardTesting", "UIKit"],
        path: "Sources/Headless/SimulatedDevice"),
    .executableTarget(
        name: "Demo",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
            "KeyboardConversations", "KeyboardTesting", "Example", "HeadlessBehavior",
            "SimulatedDevice", "UIKit",
        ],
        resources: [.copy("Film/Page")]),
    // `Benchmarks` is also a package of its own, with the same sources.
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
            "KeyboardConversations", "SimulatedDevice", "UIKit",
        ],
        path: "Benchmarks/Sources/Benchmarks"),
    .target(
        name: "DeviceTesting", dependencies: ["HeadlessBehavior"],
        path: "Tests/Support/DeviceTesting"),
    .target(
        name: "DeviceFixtures",
        dependencies: [
            "KeyboardAssistant", "DeviceTesting", "HeadlessBehavior", "SimulatedDevice", "UIKit",
            "Requirements",
        ],
        path: "Tests/Support/DeviceFixtures"),
    .testTarget(
        name: "SimulatedDeviceTests",
        dependencies: ["DeviceFixtures", "SimulatedDevice", "UIKit", "WebKit", "Requirements"]),
    .testTarget(
        name: "KeyboardAssistantDeviceTests",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization", "DeviceFixtures",
            "SimulatedDevice", "UIKit", "WebKit", "Requirements",
        ]),
    .testTarget(
        name: "KeyNavigationDeviceTests",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization", "DeviceFixtures",
            "ForeignLayouts", "SimulatedDevice", "UIKit", "Requirements",
        ]),
    .testTarget(
        name: "KeyCommandCustomizationDeviceTests",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization", "DeviceFixtures",
            "SimulatedDevice", "UIKit", "Requirements",
        ]),
    .testTarget(
        name: "KeyboardConversationsDeviceTests",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
            "KeyboardConversations", "DeviceFixtures", "ForeignLayouts", "SimulatedDevice", "UIKit",
            "Requirements",
        ]),
    .testTarget(
        name: "KeyboardTestingDeviceTests",
        dependencies: [
            "KeyboardAssistant", "KeyboardTesting", "DeviceFixtures", "SimulatedDevice", "UIKit",
            "WebKit", "Requirements",
        ]),
    .testTarget(
        name: "ExampleTests",
        dependencies: [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
            "KeyboardConversations", "KeyboardTesting", "Example", "DeviceFixtures",
            "SimulatedDevice", "UIKit", "WebKit", "Requirements",
        ]),
    .testTarget(
        name: "DemoTests",
        dependencies: [
            "Demo", "Example", "KeyboardConversations", "SimulatedDevice", "UIKit", "Requirements",
        ]),
    .testTarget(
        name: "BenchmarkTests",
        dependencies: ["Benchmarks", "SimulatedDevice", "UIKit", "Requirements"]),
    .testTarget(name: "HeadlessTests", dependencies: ["UIKit"]),
    // Reads the files of this repository, which a device doesn't have.
    .testTarget(name: "RepositoryTests", dependencies: ["SimulatedDevice", "Requirements"]),
]
for target in package.targets where target.name.hasPrefix("UIKit") && target.isTest {
    target.dependencies += ["SimulatedDevice", "WebKit"]
}
for target in package.targets where target.isTest {
    target.dependencies += ["DeviceTesting", "HeadlessBehavior"]
}
#endif

for target in package.targets {
    var settings = target.swiftSettings ?? []
    settings.append(.enableUpcomingFeature("MemberImportVisibility"))
    #if !canImport(Darwin)
    // Swift Testing has overlays for Apple's UIKit and CoreGraphics and looks for them as soon as
    // a module of that name is imported beside it.
    if target.isTest {
        settings.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
    #endif
    target.swiftSettings = settings
}
