import CoreGraphics
import Requirements
import Testing

@testable import KeyboardConversations

/// Where a bar goes with the keyboard, as far as it was seen before.
@Suite struct BarPlaceTests {
    private let window = CGSize(width: 390, height: 844)

    @Test(
        "Without anything known, a bar goes to the keyboard or to the safe area",
        .requirement("U530"))
    func unknownBarGoesToKeyboardOrSafeArea() {
        let place = BarPlace()
        #expect(place.bottom(above: 508, in: window, safeBottom: 810) == 508)
        #expect(place.bottom(above: nil, in: window, safeBottom: 810) == 810)
        #expect(place.bottom(above: 830, in: window, safeBottom: 810) == 810)
    }

    @Test(
        "A bar goes back to where it rested, and keeps its distance to the keyboard",
        .requirement("U530"))
    func knownBarGoesBack() {
        var place = BarPlace()
        place.record(bottom: 761, above: nil, in: window)
        place.record(bottom: 500, above: 508, in: window)
        #expect(place.bottom(above: nil, in: window, safeBottom: 810) == 761)
        #expect(place.bottom(above: 458, in: window, safeBottom: 810) == 450)
    }

    @Test(
        "A bar that the keyboard covers tells nothing, and another window's size forgets all",
        .requirement("U530"))
    func coveredBarTellsNothing() {
        var place = BarPlace()
        place.record(bottom: 500, above: 508, in: window)
        place.record(bottom: 810, above: 508, in: window)
        #expect(place.bottom(above: 508, in: window, safeBottom: 810) == 500)
        let turned = CGSize(width: 844, height: 390)
        #expect(place.bottom(above: 200, in: turned, safeBottom: 369) == 200)
        place.record(bottom: 369, above: nil, in: turned)
        #expect(place.bottom(above: 508, in: window, safeBottom: 810) == 508)
    }
}
