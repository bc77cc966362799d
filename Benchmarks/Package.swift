// swift-tools-version: 6.1
import PackageDescription

// The benchmarks as a program that one command builds and runs. The same sources are a target of the
// library's package, where tests and `.ci/run` reach them without building anything twice; so this
// target needs a name of its own.
let package = Package(
    name: "Benchmarks",
    products: [.executable(name: "Benchmarks", targets: ["RunBenchmarks"])],
    dependencies: [.package(name: "KeyboardAssistant", path: "..")],
    targets: [
        .executableTarget(
            name: "RunBenchmarks",
            dependencies: [
                .product(name: "KeyboardAssistant", package: "KeyboardAssistant"),
                .product(name: "KeyNavigation", package: "KeyboardAssistant"),
                .product(name: "KeyCommandCustomization", package: "KeyboardAssistant"),
                .product(name: "KeyboardConversations", package: "KeyboardAssistant"),
                .product(name: "HeadlessUIKit", package: "KeyboardAssistant"),
            ],
            path: "Sources/Benchmarks")
    ]
)
