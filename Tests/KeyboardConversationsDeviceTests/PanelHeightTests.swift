import CoreGraphics
import Requirements
import Testing

@testable import KeyboardConversations

/// How high a panel is, by what is known.
@Suite struct PanelHeightTests {
    @Test(
        "A panel is as high as what it replaces or, before that, as what is remembered",
        .requirement("U545"), .requirement("U546"),
        arguments: [
            (PanelFacts(preferred: 260, scene: 844), .preferred(260, .keyboardIsUnknown), false),
            (
                PanelFacts(expected: 336, preferred: 260, scene: 844), .remembered(336), false
            ),
            (
                PanelFacts(isEdited: true, docked: 336, expected: 336, preferred: 260, scene: 844),
                .measured(336), true
            ),
            // An input view of the app's has another height than the keyboard.
            (
                PanelFacts(isEdited: true, docked: 250, expected: 336, preferred: 260, scene: 844),
                .measured(250), true
            ),
            // A hardware keyboard, or one that floats.
            (
                PanelFacts(isEdited: true, expected: 336, preferred: 260, scene: 844),
                .preferred(260, .keyboardIsNotDocked), false
            ),
            // A second panel.
            (
                PanelFacts(
                    isEdited: true, docked: 336, expected: 300, shown: .measured(336),
                    preferred: 260, scene: 844),
                .measured(336), true
            ),
            (
                PanelFacts(
                    isEdited: true, docked: 260, expected: 336,
                    shown: .preferred(260, .keyboardIsNotDocked), preferred: 280, scene: 844),
                .preferred(280, .keyboardIsNotDocked), false
            ),
            // Another size of the scene.
            (
                PanelFacts(
                    isEdited: true, docked: 336, expected: 209, shown: .measured(336),
                    isResized: true, preferred: 260, scene: 390),
                .remembered(209), false
            ),
            (
                PanelFacts(
                    isEdited: true, docked: 336, shown: .remembered(336), isResized: true,
                    preferred: 260, scene: 390),
                .preferred(195, .keyboardIsUnknown), false
            ),
            (
                PanelFacts(
                    isEdited: true, expected: 336, shown: .preferred(195, .keyboardIsUnknown),
                    isResized: true, preferred: 260, scene: 844),
                .remembered(336), false
            ),
            (PanelFacts(preferred: -1, scene: 844), .preferred(0, .keyboardIsUnknown), false),
        ] as [(PanelFacts, PanelHeight, Bool)])
    func heights(facts: PanelFacts, height: PanelHeight, keepsPlace: Bool) {
        #expect(facts.height == height)
        #expect(facts.keepsPlace == keepsPlace)
    }

    @Test(
        "A swap is over when the keyboard rests, or after half a second", .requirement("U545"),
        arguments: [
            (1, true, 0.02, false), (2, true, 0.03, true), (9, false, 0.3, false),
            (40, false, 0.5, true),
        ])
    func swap(frames: Int, isResting: Bool, time: Double, isOver: Bool) {
        let swap = PanelSwapProgress(start: 7, frames: frames, isResting: isResting)
        #expect(swap.isOver(at: 7 + time) == isOver)
    }

    @Test(
        "What is above the panel on an iPad makes the view lower, if it is a bar",
        .requirement("U545"),
        arguments: [
            (PanelHeight.measured(313), 362.0, 264.0), (.remembered(313), 362, 264),
            (.measured(313), 313, 313), (.measured(313), 313.5, 313), (.measured(313), 300, 313),
            // Something else is found to be there.
            (.measured(209), 336, 209), (.preferred(260, .keyboardIsNotDocked), 309, 260),
        ])
    func shortcuts(panel: PanelHeight, covered: CGFloat, height: CGFloat) {
        #expect(panel.heightOfView(covering: covered) == height)
    }
}
