// swift-tools-version: 6.1
import PackageDescription

// Measures the library where there is no Apple machine; a package of its own, so that nothing of it
// is built with the library.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "KeyboardAssistant", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "KeyboardAssistant", package: "KeyboardAssistant"),
                .product(name: "HeadlessUIKit", package: "KeyboardAssistant"),
            ])
    ]
)
