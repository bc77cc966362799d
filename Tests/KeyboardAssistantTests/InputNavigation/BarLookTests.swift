import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct BarLookTests {
    @Test(
        "Bars are of glass from iOS 26, unless the app asks for compatibility and is heard",
        .requirement("U521"),
        arguments: [
            (15, false, nil, .classic), (18, true, nil, .classic), (25, false, 2700, .classic),
            (26, false, nil, .glass), (26, false, 2600, .glass), (26, false, 2700, .glass),
            (26, true, 2600, .classic), (26, true, 2700, .classic), (26, true, nil, .classic),
            (27, false, 2700, .glass), (27, true, 2700, .glass), (27, true, 2710, .glass),
            (27, true, 2650, .classic), (27, true, nil, .classic), (28, true, 2800, .glass),
        ] as [(Int, Bool, Int?, BarLook)])
    func lookFollowsSystemAndApp(
        version: Int, requiresCompatibility: Bool, xcode: Int?, look: BarLook
    ) {
        #expect(
            BarLook(
                systemVersion: version, requiresCompatibility: requiresCompatibility,
                xcodeVersion: xcode) == look)
    }
}
