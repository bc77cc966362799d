import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Where the edited input is put when editing begins or moves on, and who is asked.
@MainActor
@Suite(.doubts(.keyboard, [.offsetInDeceleration])) struct PositioningTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }

    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    private func showForm(_ fields: Int = 12) -> TestForm {
        let form = TestForm(fields: fields)
        device.show(form)
        return form
    }

    @Test("Modes and rules can be enumerated in the documented order", .requirement("U40", "U41"))
    func modesAndRulesKeepDocumentedOrder() {
        #expect(
            KeyboardAssistant.AssistantType.allCases
                == [.autoScrollView, .manualWithBottomConstraint, .manual])
        #expect(
            KeyboardAssistant.RepositionConstraint.allCases
                == [.viewTopToTopOfScreen, .viewBottomToTopOfKeyboard])
    }

    @Test(
        "A field four containers deep moves to the same position as one that is not",
        .requirement("U47"))
    func nestedFieldReachesSamePlace() throws {
        var offsets: [CGFloat] = []
        for depth in [0, 4] {
            let device = SimulatedDevice(.iPhone13)
            let form = TestForm()
            device.show(form)
            let field = form.fields[8]
            var frame = field.frame
            for level in 0..<depth {
                let container = UIView(frame: frame.insetBy(dx: -2, dy: -3))
                field.superview?.addSubview(container)
                frame = CGRect(x: 2, y: 3, width: frame.width, height: frame.height)
                if level == 2 { container.bounds.origin = CGPoint(x: 5, y: 7) }
                if level == 2 { frame = frame.offsetBy(dx: 5, dy: 7) }
                field.frame = frame
                container.addSubview(field)
            }
            let assistant = form.automatic(form.plainNavigator())
            assistant.start()
            device.focus(field)
            offsets.append(form.scrollView.contentOffset.y)
        }
        #expect(offsets[0] > 0)
        #expect(offsets[0] == offsets[1])
    }

    @Test("Without a keyboard on screen a focus scrolls nothing", .requirement("U48"))
    func focusWithoutKeyboardScrollsNothing() {
        device.keyboard.mode = .hardware(bar: false)
        let form = showForm(6)
        let assistant = form.automatic(form.plainNavigator(), constraint: .viewTopToTopOfScreen)
        assistant.start()

        device.focus(form.fields[3])

        #expect(form.scrollView.contentOffset.y == 0)
        #expect(assistant.navigator.focusedItem === form.fields[3])
    }

    @Test("A focus that moves while the keyboard is up is one scroll", .requirement("U49"))
    func moveWhileUp() throws {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        try device.tap(form.fields[0])
        device.settle()
        let scrolls = ScrollCounter(form.scrollView)

        device.focus(form.fields[9])

        #expect(form.frameInWindow(form.fields[9]).maxY == keyboardTop - 30)
        #expect(Set(scrolls.offsets).count == 1)
    }

    @Test(
        "The first focus is brought into sight together with the keyboard, in one scroll",
        .requirement("U50"))
    func firstFocusTakesOneScroll() {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        let scrolls = ScrollCounter(form.scrollView)

        form.fields[9].becomeFirstResponder()

        #expect(form.frameInWindow(form.fields[9]).maxY == keyboardTop - 30)
        #expect(scrolls.offsets.last == form.scrollView.contentOffset.y)
        device.settle()
        #expect(form.frameInWindow(form.fields[9]).maxY == keyboardTop - 30)
    }

    @Test("A keyboard that grows adds to the inset and scrolls once more", .requirement("U51"))
    func growingKeyboardAddsToInset() {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        device.keyboard.showsPredictions = false
        assistant.start()
        device.focus(form.fields[9])
        let before = keyboardTop
        let scrolls = ScrollCounter(form.scrollView)

        device.keyboard.showsPredictions = true
        device.settle()

        #expect(keyboardTop < before)
        #expect(form.frameInWindow(form.scrollView).maxY == keyboardTop)
        #expect(form.frameInWindow(form.fields[9]).maxY == keyboardTop - 30)
        #expect(Set(scrolls.offsets).count == 1)
    }

    @Test("A visible input does not move if only necessary moves are allowed", .requirement("U52"))
    func onlyNeededMovesSpareVisibleField() throws {
        for policy in KeyboardAssistant.RepositionPolicy.allCases {
            let device = SimulatedDevice(.iPhone13)
            let form = TestForm()
            device.show(form)
            let assistant = form.automatic(form.plainNavigator(), constraint: .viewTopToTopOfScreen)
            assistant.repositionPolicy = policy
            assistant.start()

            try device.tap(form.fields[2])
            device.settle()

            let expected: CGFloat = policy == .always ? 150 : 0
            #expect(form.scrollView.contentOffset.y == expected)
        }
    }

    @Test(
        "An input that begins while the content slows down stays in sight",
        .requirement("U47"), arguments: KeyboardAssistant.RepositionPolicy.allCases)
    func contentThatSlowsDownStops(policy: KeyboardAssistant.RepositionPolicy) {
        let form = showForm(20)
        let assistant = form.automatic(form.plainNavigator())
        assistant.repositionPolicy = policy
        assistant.start()
        // Both where it is positioned, and elsewhere on the way.
        for start in [0 as CGFloat, 40] {
            form.scrollView.contentOffset.y = start
            device.fling(form.scrollView, by: CGVector(dx: 0, dy: -60))
            // Whatever an offset that is set does, the bounds don't end the motion.
            form.scrollView.bounds.origin.y = start
            #expect(form.scrollView.isDecelerating)
            device.focus(form.fields[1])
            let frame = form.frameInWindow(form.fields[1])
            #expect(frame.minY >= form.frameInWindow(form.scrollView).minY - 0.5, "from \(start)")
            #expect(frame.maxY <= keyboardTop)
            device.window.endEditing(true)
            device.settle()
        }
    }

    @Test("The horizontal offset stays as it is", .requirement("U53"))
    func horizontalOffsetStaysAsItIs() {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        form.scrollView.contentInset.right = 100
        form.fields[9].frame = CGRect(x: 60, y: 740, width: 200, height: 40)
        form.scrollView.contentOffset = CGPoint(x: 50, y: 0)

        device.focus(form.fields[9])

        #expect(form.scrollView.contentOffset.x == 50)
        #expect(form.scrollView.contentOffset.y > 0)
    }

    @Test(
        "The delegate is asked once for each settled focus, with the overlap", .requirement("U54"))
    func delegateIsAskedOncePerFocus() {
        let form = showForm()
        let positioner = ManualPositioner()
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()

        device.focus(form.fields[0])
        device.focus(form.fields[1])
        assistant.closeKeyboard()
        device.settle()
        device.focus(form.fields[1])

        #expect(positioner.calls.map(\.item) == [form.fields[0], form.fields[1], form.fields[1]])
        #expect(positioner.calls.allSatisfy { $0.height == 844 - keyboardTop })
    }

    @Test(
        "The delegate gets the overlap with the input's own window, whichever the assistant's is",
        .requirement("U54"))
    func heightIsOverlapWithInputsWindow() throws {
        let device = SimulatedDevice(.iPad12_9)
        let (below, form) = (TestForm(), TestForm(fields: 3))
        device.show(below)
        let frame = CGRect(x: 100, y: 250, width: 700, height: 1000)
        let window = form.open(at: frame, on: device)
        let positioner = ManualPositioner()
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner,
            bottomConstraint: below.bottomConstraint, bottomConstraintLayoutView: below.view)
        assistant.start()

        device.focus(form.fields[0])

        let top = try #require(device.keyboard.frame?.minY)
        #expect(positioner.calls.map(\.height) == [frame.maxY - top])
        withExtendedLifetime(window) {}
    }

    @Test(
        "A closure can position as well as a delegate, without start and stop", .requirement("U54"))
    func closureCanPositionLikeDelegate() {
        let form = showForm()
        var calls: [(UIView, CGFloat)] = []
        let assistant = KeyboardAssistant(
            navigator: form.plainNavigator(), bottomConstraint: form.bottomConstraint
        ) { calls.append(($0, $1)) }

        device.focus(form.fields[3])

        #expect(calls.map(\.0) == [form.fields[3]])
        #expect(calls.first?.1 == 844 - keyboardTop)
        #expect(form.frameInWindow(form.scrollView).maxY == keyboardTop)
        #expect(assistant.type == .manualWithBottomConstraint)
    }

    @Test(
        "The delegate may bring another view into sight: the next input, or a button",
        .requirement("U55"))
    func delegateMayBringUpAnotherView() {
        let form = showForm()
        let button = form.fields[11]  // any view will do
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: Array(form.fields.prefix(9)))
        let positioner = ManualPositioner()
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        positioner.answer = { assistant, item in
            assistant.reposition(
                scrollView: form.scrollView,
                toInputItem: navigator.getNextInputItem(inputItem: item, shouldLoop: false)
                    ?? button,
                constraint: .viewBottomToTopOfKeyboard, offset: 0)
        }
        assistant.start()

        device.focus(form.fields[7])
        #expect(form.frameInWindow(form.fields[8]).maxY == keyboardTop)

        device.focus(form.fields[8])
        #expect(form.frameInWindow(button).maxY == keyboardTop)
    }

    @Test(
        "Without a bottom constraint the keyboard counts as part of what hides", .requirement("U56")
    )
    func manualWithoutConstraint() {
        let form = showForm()
        let positioner = ManualPositioner()
        positioner.answer = { assistant, item in
            assistant.reposition(
                scrollView: form.scrollView, toInputItem: item,
                constraint: .viewBottomToTopOfKeyboard, offset: 20)
        }
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner)
        assistant.start()

        device.focus(form.fields[7])

        #expect(form.frameInWindow(form.fields[7]).maxY == keyboardTop - 20)
        #expect(form.bottomConstraint.constant == 0)
    }

    @Test("A new assistant keeps 20 points off and moves in 0.3 seconds", .requirement("U58"))
    func newAssistantHasOffsetAndDuration() {
        let form = showForm()
        let assistant = form.assisted()

        #expect(assistant.positionOffset == 20)
        #expect(assistant.animationDuration == 0.3)
    }

    @Test("Closing the keyboard resigns the field", .requirement("U59"))
    func closingKeyboardResignsField() throws {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        try device.tap(form.fields[0])
        device.settle()

        assistant.closeKeyboard()
        device.settle()

        #expect(assistant.navigator.focusedItem == nil)
        #expect(!form.fields[0].isFirstResponder)
        #expect(device.keyboard.frame == nil)
    }

    @Test("An input can have an offset of its own")
    func offsetPerInput() {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.setPositionOffset(80, for: form.fields[8])
        assistant.setPositionOffset(.nan, for: form.fields[9])
        assistant.start()

        device.focus(form.fields[8])
        #expect(form.frameInWindow(form.fields[8]).maxY == keyboardTop - 80)

        device.focus(form.fields[9])
        #expect(form.frameInWindow(form.fields[9]).maxY == keyboardTop - 30)
    }

    @Test("After the hide the offset stays where it is, within the legal range")
    func offsetAfterHide() {
        let form = showForm()
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[11])

        assistant.closeKeyboard()
        device.settle()

        let scrollView = form.scrollView
        #expect(
            scrollView.contentOffset.y == scrollView.contentSize.height - scrollView.bounds.height)
    }

    @Test("An assistant without start and stop works for as long as it is held")
    func assistantWithoutStartWorksWhileHeld() throws {
        let form = showForm()
        let assistant = form.assisted()

        device.focus(form.fields[9])

        #expect(form.frameInWindow(form.fields[9]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }
}

/// Notes every offset that a scroll view is given.
@MainActor
final class ScrollCounter: NSObject, UIScrollViewDelegate {
    private(set) var offsets: [CGFloat] = []

    init(_ scrollView: UIScrollView) {
        super.init()
        scrollView.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}
