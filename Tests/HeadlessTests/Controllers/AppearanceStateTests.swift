import Testing
import UIKit

// Where a test names no source: Apple's reference of beginAppearanceTransition(_:animated:).
@Suite struct AppearanceStateTests {
    @Test(
        "A transition is announced unless it has already begun, and it ends where it leads",
        arguments: AppearanceState.allCases)
    func whoeverStartsIsToldAndArrives(state: AppearanceState) {
        for isAppearing in [true, false] {
            var state = state
            let isThereAlready = isAppearing ? state.isHere : !state.isHere
            #expect((state.begin(isAppearing: isAppearing) == nil) == isThereAlready)
            _ = state.end()
            #expect(state == (isAppearing ? .appeared : .disappeared))
        }
    }

    @Test("The end of a transition is announced once, and never without a beginning")
    func theEndIsToldOnce() {
        var state = AppearanceState.disappeared
        #expect(state.end() == nil)
        #expect(state.begin(isAppearing: true) == .willAppear)
        #expect(state.end() == .didAppear)
        #expect(state.end() == nil)
    }

    @Test("A controller that is disappearing can appear again before it is gone")
    func aWayCanBeTurnedAround() {
        var state = AppearanceState.appeared
        #expect(state.begin(isAppearing: false) == .willDisappear)
        #expect(state.begin(isAppearing: true) == .willAppear)
        #expect(state.end() == .didAppear)
    }
}

extension AppearanceState {
    fileprivate var isHere: Bool { self == .appearing || self == .appeared }
}
