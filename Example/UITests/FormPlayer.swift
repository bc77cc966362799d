import CoreGraphics
import Foundation
import XCTest

/// A person who fills in one form of the example.
@MainActor
struct FormPlayer {
    /// An input, which is found by its caption.
    struct Field: ExpressibleByStringLiteral {
        let caption: String
        let type: XCUIElement.ElementType

        init(_ caption: String, _ type: XCUIElement.ElementType) {
            (self.caption, self.type) = (caption, type)
        }

        init(stringLiteral caption: String) {
            self.init(caption, .textField)
        }
    }

    /// A way to get to the next field.
    enum Step {
        case tap, returnKey, nextButton
    }

    private let app = XCUIApplication()
    /// The time in which the system shows or hides something, in seconds.
    private let patience: TimeInterval = 10

    /// Starts the app and opens the example with `title`.
    init(opening title: String) {
        app.launch()
        app.buttons[title].tap()
    }

    /// Types into each field, and checks each time that it has the focus and is visible.
    func play(_ fields: [Field], goingOnBy step: Step) {
        for (index, field) in fields.enumerated() {
            let element = app.descendants(matching: field.type)[field.caption].firstMatch
            if index == 0 || step == .tap { tap(element) }
            waitForFocus(of: element, field.caption)
            checkVisible(element, field.caption, "before typing")
            element.typeText("abc")
            checkVisible(element, field.caption, "after typing")
            if index < fields.count - 1 { goOn(by: step, from: element) }
        }
    }

    /// Taps Done and waits until the keyboard is gone.
    func finish() {
        app.buttons["Done"].firstMatch.tap()
        let isGone = NSPredicate(format: "exists == false")
        XCTAssert(wait(for: isGone, app.keyboards.firstMatch), "The keyboard stays.")
    }

    // MARK: Steps

    private func tap(_ element: XCUIElement) {
        XCTAssert(element.waitForExistence(timeout: patience), "There is no such field.")
        element.tap()
        // A new device explains how to type by sliding before it shows its keys.
        let tutorial = app.buttons["Continue"]
        if tutorial.exists { tutorial.tap() }
    }

    private func goOn(by step: Step, from element: XCUIElement) {
        switch step {
        case .tap: break
        case .returnKey: element.typeText("\n")
        case .nextButton: app.buttons["Next"].firstMatch.tap()
        }
    }

    // MARK: Checks

    private func waitForFocus(of element: XCUIElement, _ caption: String) {
        let hasFocus = NSPredicate(format: "hasKeyboardFocus == true")
        XCTAssert(wait(for: hasFocus, element), "\(caption) does not get the focus.")
    }

    private func checkVisible(_ element: XCUIElement, _ caption: String, _ moment: String) {
        let keyboard = app.keyboards.firstMatch
        XCTAssert(
            keyboard.waitForExistence(timeout: patience),
            "There is no software keyboard. Turn off I/O > Keyboard > Connect Hardware Keyboard.")
        // All three forms have the library's bar, whose first button is Previous.
        let bar = app.buttons["Previous"].firstMatch.frame
        let (frame, top) = (element.frame, min(keyboard.frame.minY, bar.minY))
        XCTAssertLessThanOrEqual(
            frame.maxY, top, "\(caption) is behind the keyboard or its bar \(moment).")
        XCTAssertGreaterThanOrEqual(
            frame.minY, app.navigationBars.firstMatch.frame.maxY,
            "\(caption) is behind the navigation bar \(moment).")
    }

    private func wait(for predicate: NSPredicate, _ element: XCUIElement) -> Bool {
        let expectation = XCTNSPredicateExpectation(predicate: predicate, object: element)
        return XCTWaiter.wait(for: [expectation], timeout: patience) == .completed
    }
}
