import Testing
import UIKit

@Suite struct FocusGroupPriorityTests {
    // WWDC21 10260 12:52, snippet "UIFocusGroupPriority".
    @Test("The system's priorities in a focus group have Apple's values")
    func thePrioritiesOfTheSystemHaveApplesValues() {
        #expect(UIFocusGroupPriority.ignored.rawValue == 0)
        #expect(UIFocusGroupPriority.previouslyFocused.rawValue == 1000)
        #expect(UIFocusGroupPriority.prioritized.rawValue == 2000)
        #expect(UIFocusGroupPriority.currentlyFocused.rawValue == .max)
    }
}
