import Foundation

/// The package's manifest.
struct Manifest {
    let text: String

    init() throws {
        text = try Repository.text("Package.swift")
    }

    /// The part that describes the targets which exist on every platform.
    var everywhere: String { text.components(separatedBy: "#if")[0] }

    /// The libraries for apps.
    var products: [String] { names(/\.library\(name: "(\w+)"/) }

    /// The targets that exist on every platform, in order.
    var targets: [String] { names(/\.(?:target|testTarget)\(\s*name: "(\w+)"/) }

    var testTargets: [String] { names(/\.testTarget\(\s*name: "(\w+)"/) }

    /// The lowest version of Swift, as in "6.1".
    var tools: String? { first(/swift-tools-version: ([\d.]+)/) }

    /// Returns the lowest version of `platform`, as in "15.0".
    func lowest(_ platform: String) -> String? {
        text.matches(of: /\.(\w+)\(\.v(\d+)\)/).first { $0.output.1 == platform }
            .map { "\($0.output.2).0" }
    }

    private func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
        everywhere.matches(of: pattern).map { String($0.output.1) }
    }

    private func first(_ pattern: Regex<(Substring, Substring)>) -> String? {
        text.firstMatch(of: pattern).map { String($0.output.1) }
    }
}
