import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboardGuide, .hideDuration, .endFrame)) struct NotesTests {
    private func show(
        on device: SimulatedDevice = SimulatedDevice(.iPhone13)
    ) -> (SimulatedDevice, NotesViewController) {
        let screen = NotesViewController(registry: KeyBindingsRegistry())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The line with the caret, in the window.
    private func caret(of screen: NotesViewController) throws -> CGRect {
        let range = try #require(screen.textView.selectedTextRange)
        return screen.textView.convert(screen.textView.caretRect(for: range.end), to: nil)
    }

    /// The top of what covers the text: the bar, or the keyboard where the guide leaves the bar
    /// behind it.
    private func cover(of screen: NotesViewController, on device: SimulatedDevice) -> CGFloat {
        min(frame(screen.bar).minY, device.keyboard.frame?.minY ?? .infinity)
    }

    /// Whether the layout guide moves with the keyboard, in an animation and under a finger.
    private var guideIsExact: Bool {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .silentDuringPop, .offByBar: true
        case .missesTransitions, .oneFrameLate, .stale, .silentDuringDrag: false
        }
    }

    @Test("In a window that the keyboard covers, the bar stays as high", .requirement("U240"))
    func barUnderNavigationBarStaysAsHigh() {
        let (device, screen) = show()
        let height = screen.bar.bounds.height
        screen.textView.becomeFirstResponder()
        device.settle()
        device.resizeScene(to: CGRect(x: 0, y: 544, width: 390, height: 300))
        device.settle()
        #expect(screen.bar.bounds.height == height)
        device.resizeScene(to: CGRect(x: 0, y: 0, width: 390, height: 844))
        device.window.endEditing(true)
        device.settle()
        #expect(screen.textView.contentInset.bottom == height)
    }

    enum Look: CaseIterable {
        case phone, small, tablet, dark, arabic, largestText

        @MainActor
        func device() -> SimulatedDevice {
            switch self {
            case .phone: SimulatedDevice(.iPhone13)
            case .small: SimulatedDevice(.iPhoneSE)
            case .tablet: SimulatedDevice(.iPad9_7)
            case .dark: SimulatedDevice(style: .dark)
            case .arabic: SimulatedDevice(language: "ar")
            case .largestText: SimulatedDevice(textSize: .accessibilityExtraExtraExtraLarge)
            }
        }
    }

    @Test(
        "The line that is tapped, and lines that are added at the end, are seen above the bar",
        .requirement("U240"), arguments: Look.allCases)
    func editedLineIsSeen(look: Look) throws {
        let (device, screen) = show(on: look.device())
        let size = device.screenSize
        device.tap(at: CGPoint(x: size.width / 2, y: size.height * 0.75), in: device.window)
        device.settle()
        #expect(screen.textView.isFirstResponder)
        #expect(try caret(of: screen).maxY <= cover(of: screen, on: device) + 0.5)

        let end = screen.textView.endOfDocument
        screen.textView.selectedTextRange = screen.textView.textRange(from: end, to: end)
        for _ in 0..<2 {
            device.type("\nx")
            device.settle()
            let caret = try caret(of: screen)
            #expect(caret.maxY <= cover(of: screen, on: device) + 0.5)
            #expect(caret.minY >= screen.view.safeAreaInsets.top)
        }
    }

    @Test(
        "The bar's label and button fit next to each other, in their reading order",
        .requirement("U240"), arguments: Look.allCases)
    func barFits(look: Look) {
        let (device, screen) = show(on: look.device())
        let (label, button) = (frame(screen.bar.countLabel), frame(screen.bar.doneButton))
        let bar = frame(screen.bar)
        #expect(bar.minX == 0 && bar.width == device.screenSize.width)
        for part in [label, button] {
            #expect(bar.contains(part) && part.width > 20)
        }
        #expect(look == .arabic ? button.maxX <= label.minX : label.maxX <= button.minX)
        #expect(bar.height >= 44 && bar.height < device.screenSize.height / 3)
        #expect(screen.bar.countLabel.text == (look == .arabic ? "1030 كلمة" : "1030 words"))
    }

    @Test("The end of the text can be scrolled above the bar, with a keyboard and without")
    func endIsAboveBar() throws {
        let (device, screen) = show()
        for isEdited in [false, true] {
            if isEdited { screen.textView.becomeFirstResponder() }
            device.settle()
            let text = screen.textView
            let end = frame(text).maxY - text.adjustedContentInset.bottom
            #expect(abs(end - cover(of: screen, on: device)) <= 0.5 || !guideIsExact)
        }
    }

    @Test(
        "In each picture the bar is on the keyboard: in a show, a drag that springs back, and one that doesn't",
        .requirement("U240"))
    func barIsOnKeyboard() throws {
        let (device, screen) = show(on: SimulatedDevice(.iPhoneSE))
        let film = device.film(screen.bar)
        screen.textView.becomeFirstResponder()
        device.settle()
        for way in [80, 240] as [CGFloat] {
            let place = CGPoint(x: 100, y: cover(of: screen, on: device) - 10)
            let finger = device.touch(at: place, in: device.window)
            for _ in 0..<20 { finger.move(by: CGVector(dx: 0, dy: way / 20)) }
            finger.hold(for: 0.2)
            finger.lift()
            device.settle()
            #expect(device.keyboard.isVisible == (way < 100))
        }
        #expect(!screen.textView.isFirstResponder)
        guard guideIsExact else { return }
        for picture in film.pictures {
            let bar = try #require(picture.views[0])
            #expect(abs(bar.maxY - (picture.keyboard?.minY ?? 667)) <= 0.5, "at \(picture.time)")
        }
        #expect(film.pictures.count > 60)
    }

    @Test(
        "Above a home indicator, no text is seen between the bar and the keyboard in any picture",
        .requirement("U240"))
    func nothingIsSeenBelowBar() throws {
        let (device, screen) = show()
        #expect(frame(screen.bar).maxY == 810)
        let film = device.film(screen.bar, screen.bar.background)
        screen.textView.becomeFirstResponder()
        device.settle()
        screen.textView.resignFirstResponder()
        device.settle()
        for picture in film.pictures {
            let (bar, background) = (
                try #require(picture.views[0]), try #require(picture.views[1])
            )
            #expect(background.minY == bar.minY)
            #expect(background.maxY >= (picture.keyboard?.minY ?? 844))
        }
    }

    @Test("A drag takes the keyboard along as soon as the finger is on the bar")
    func barIsDragged() throws {
        let (device, screen) = show()
        screen.textView.becomeFirstResponder()
        device.settle()
        guard guideIsExact else { return }
        let top = frame(screen.bar).minY
        let finger = device.touch(at: CGPoint(x: 100, y: top - 30), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 5)) }
        #expect(abs(frame(screen.bar).minY - (top + 20)) <= 0.5)
        finger.cancel()
    }

    @Test("Done fades in with the keyboard, ends editing, and fades out", .requirement("U240"))
    func doneFades() throws {
        let (device, screen) = show()
        let done = screen.bar.doneButton
        #expect(done.alpha == 0)
        screen.textView.becomeFirstResponder()
        device.advance(by: 0.1)
        #expect(done.alpha > 0 && done.alpha <= 1)
        device.settle()
        #expect(done.alpha == 1)
        if guideIsExact { try device.tap(done) } else { screen.textView.resignFirstResponder() }
        device.settle()
        #expect(!screen.textView.isFirstResponder && done.alpha == 0)
    }

    @Test("Words are counted while people type", .requirement("U240"))
    func wordsAreCounted() {
        let (device, screen) = show()
        screen.textView.text = ""
        screen.textView.becomeFirstResponder()
        device.settle()
        for (text, count) in [("Night", "1 word"), (" trains", "2 words"), ("\n", "2 words")] {
            device.type(text)
            #expect(screen.bar.countLabel.text == count)
        }
    }

    @Test(
        "In Arabic, the number of words has the form of its plural category", .requirement("U600"),
        arguments: [
            (1, "كلمة واحدة"), (2, "كلمتان"), (3, "3 كلمات"), (11, "11 كلمة"), (100, "100 كلمة"),
            (103, "103 كلمات"),
        ])
    func wordsHavePlural(count: Int, text: String) {
        let (device, screen) = show(on: SimulatedDevice(language: "ar"))
        screen.textView.text = String(repeating: "و ", count: count - 1)
        screen.textView.becomeFirstResponder()
        device.settle()
        device.type("و")
        #expect(screen.bar.countLabel.text == text)
    }

    @Test("⌃⌘M shows the moves and why they were made, and ⌘[ leads back", .requirement("U240"))
    func keyShowsMoves() throws {
        let (device, screen) = show(on: SimulatedDevice(.iPad9_7))
        screen.textView.becomeFirstResponder()
        device.settle()
        #expect(device.offeredKeyCommands.contains { $0.title == "Show Moves" })
        device.press("m", [.command, .control])
        device.settle()
        let navigation = try #require(screen.navigationController)
        let moves = try #require(navigation.topViewController as? MovesViewController)
        #expect(moves.textView.text.contains("content inset 0 →"))
        device.press("[", .command)
        device.settle()
        #expect(navigation.topViewController === screen)
    }

    @Test("Without a record, the moves say that nothing has moved")
    func emptyRecordSaysSo() {
        let screen = MovesViewController([])
        screen.loadViewIfNeeded()
        #expect(screen.textView.text == "Nothing has moved yet.")
    }

    @Test("The list of examples leads to the notes, of which nothing is left after them")
    func listLeadsToNotes() throws {
        let (device, list) = (SimulatedDevice(.iPad9_7), ExampleListViewController())
        list.registry = KeyBindingsRegistry()
        let navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        device.settle()
        let views = device.window.subviews.count
        let button = try #require(list.view.button(titled: "Notes"))
        list.scrollView.scrollRectToVisible(
            button.convert(button.bounds, to: list.scrollView), animated: false)
        try device.tap(button)
        device.settle()
        weak var screen: NotesViewController?
        screen = navigation.topViewController as? NotesViewController
        #expect(screen != nil && device.window.subviews.count > views)
        screen?.textView.becomeFirstResponder()
        device.settle()
        device.press("[", .command)
        device.settle()
        #expect(screen == nil && device.window.subviews.count == views)
        #expect(device.keyboard.frame == nil)
    }
}
