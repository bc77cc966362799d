#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
@Suite struct FindTests {
    private let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

    private func makeDevice() -> SimulatedDevice {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        textView.text = "one two One three one"
        screen.view.addSubview(textView)
        device.show(screen)
        return device
    }

    @Test("There is a find interaction only where it is enabled", .requirement("U357"))
    func findInteractionExistsOnlyWhereEnabled() {
        #expect(textView.findInteraction == nil)
        textView.isFindInteractionEnabled = true
        #expect(textView.findInteraction?.isFindNavigatorVisible == false)
    }

    // The bar is 52 points high (assumed: A75).
    @Test(
        "The find bar lies on the keyboard and has the keyboard, until it is dismissed",
        .requirement("U357"))
    func findBarKeepsKeyboardUntilDismissed() throws {
        let device = makeDevice()
        textView.isFindInteractionEnabled = true
        textView.becomeFirstResponder()
        device.settle()
        let before = try #require(device.keyboard.frame)
        let find = try #require(textView.findInteraction)
        find.presentFindNavigator(showingReplace: false)
        device.settle()
        #expect(find.isFindNavigatorVisible)
        #expect(!textView.isFirstResponder)
        let after = try #require(device.keyboard.frame)
        #expect(after.minY == before.minY - 52)
        find.dismissFindNavigator()
        device.settle()
        #expect(!find.isFindNavigatorVisible && !device.keyboard.isVisible)
    }

    @Test("The find bar comes again after its field has lost the keyboard", .requirement("U357"))
    func findBarReturnsAfterLosingKeyboard() throws {
        let device = makeDevice()
        textView.isFindInteractionEnabled = true
        let find = try #require(textView.findInteraction)
        find.presentFindNavigator(showingReplace: false)
        device.settle()
        textView.becomeFirstResponder()
        device.settle()
        #expect(!find.isFindNavigatorVisible)
        find.presentFindNavigator(showingReplace: false)
        device.settle()
        #expect(find.isFindNavigatorVisible && device.keyboard.isVisible)
        #expect(!textView.isFirstResponder)
    }

    @Test(
        "What is typed is looked for from match to match, and around the end", .requirement("U357"))
    func findingGoesFromMatchToMatch() throws {
        let device = makeDevice()
        textView.isFindInteractionEnabled = true
        let find = try #require(textView.findInteraction)
        find.presentFindNavigator(showingReplace: false)
        device.settle()
        device.type("one")
        #expect(find.searchText == "one")
        device.type("\n")
        #expect(find.last == NSRange(location: 0, length: 3))
        find.findNext()
        #expect(find.last == NSRange(location: 8, length: 3))
        find.findPrevious()
        find.findPrevious()
        #expect(find.last == NSRange(location: 18, length: 3))
    }
}
#endif
