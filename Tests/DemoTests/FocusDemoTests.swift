import Foundation
import Requirements
import Testing

@testable import Demo

@MainActor
@Suite struct FocusDemoTests {
    @Test(
        "The reminders are walked with focus where it should be after each key",
        .requirement("U240"))
    func eachReminderKeyLeavesFocusRight() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("focus-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []

        #expect(FocusDemo.run(picturesIn: folder.path, telling: Output { lines.append($0) }) == 0)
        #expect(!lines.contains { $0.contains("OUT OF SIGHT") || $0.contains("FAILED") })
        #expect(lines.filter { $0.hasPrefix("  ⇥ ") }.count > 20)
        #expect(lines.contains { $0.contains("com.example.reminders.sidebar") })
        #expect(lines.contains { $0.contains("The superview clips the halo.") })
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(pictures.contains("focus-1-lists.svg") && pictures.contains("focus-2-order.svg"))
        #expect(pictures.contains("focus-tiles-there.svg"))
    }
}
