import Foundation
import Requirements
import Testing

@testable import Demo

@MainActor
@Suite struct OrderDemoTests {
    @Test(
        "The order is walked there and back with the field in sight after each step",
        .requirement("U240", "U360", "U363"))
    func eachStepLeavesFieldInSight() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("order-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []

        #expect(OrderDemo.run(picturesIn: folder.path, telling: Output { lines.append($0) }) == 0)
        #expect(!lines.contains { $0.contains("OUT OF SIGHT") || $0.contains("FAILED") })
        for key in ["Next", "Previous", "↩", "⇥", "⇧⇥"] {
            #expect(lines.filter { $0.hasPrefix("  \(key) ") }.count > 20, "\(key)")
        }
        #expect(lines.contains { $0.contains("2.12 Gift for (required)") })
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(
            pictures.sorted() == [
                "order-1-before.svg", "order-2-typing.svg", "order-3-error.svg", "order-4-end.svg",
            ])
    }
}
