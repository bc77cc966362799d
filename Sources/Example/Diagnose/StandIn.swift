import Foundation

/// The reports of the headless UIKit for the same script, with which a device is compared.
///
/// `swift run Demo diagnose --reports FILE` writes them.
public enum StandIn {
    /// The reports for all models of simulated devices, in portrait and landscape.
    public static let reports: [DiagnosisReport] = {
        guard let file = Bundle.example.url(forResource: "StandIn", withExtension: "json"),
            let data = try? Data(contentsOf: file)
        else { return [] }
        return (try? JSONDecoder().decode([DiagnosisReport].self, from: data)) ?? []
    }()

    /// Returns the report for the screen that is most like `screen`, which is a width and a height.
    static func report(nearestTo screen: [Double]) -> DiagnosisReport? {
        reports.min { distance($0.screen, screen) < distance($1.screen, screen) }
    }

    private static func distance(_ screen: [Double], _ other: [Double]) -> Double {
        zip(screen, other).map { abs($0 - $1) }.reduce(0, +)
    }
}

extension Bundle {
    /// The bundle with the example's resources.
    fileprivate static var example: Bundle {
        // The app compiles these sources itself, without the package manager.
        #if SWIFT_PACKAGE
        .module
        #else
        .main
        #endif
    }
}

extension DiagnosisReport {
    /// The report as JSON, with keys in alphabetical order.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
