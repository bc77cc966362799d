import Testing

/// Holds tests that wait for others to devices of their own.
@Suite struct WaitingTests {
    @Test("A test on a simulated device that waits keeps its device")
    func waitingTestsKeepTheirDevices() throws {
        let paths = try Repository.paths(in: "Tests", ".swift")
        let waiting = try paths.filter { path in
            let text = try Repository.text(path)
            return text.contains("import SimulatedDevice") && text.contains(/@Test[^{]*\) async/)
        }
        #expect(waiting.count > 20)
        for path in waiting {
            let text = try Repository.text(path)
            let keepsDevice = text.contains(/\.doubts\(|\.ownDevice|OwnTest\.\$device/)
            #expect(keepsDevice, "\(path) names neither doubts nor a device of its own")
        }
    }
}
