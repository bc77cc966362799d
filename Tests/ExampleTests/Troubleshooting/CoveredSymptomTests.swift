import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about a field that is covered, or scrolled too far: the
/// cause shows as the article says, and the remedy helps.
@MainActor
@Suite(.doubts(.keyboard)) struct CoveredSymptomTests {
    // MARK: The field is still covered

    @Test(
        "The field is still covered: nobody holds the assistant, so it is gone at once",
        .requirement("U445"))
    func assistantIsNotHeld() {
        let form = TroubledForm()
        form.navigator.addInputItems(inputItems: form.fields)
        weak var assistant: KeyboardAssistant?
        do {
            let local = KeyboardAssistant(
                scrollView: form.scrollView, navigator: form.navigator)
            assistant = local
        }
        #expect(assistant == nil)
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) < 20 && form.scrollView.contentInset == .zero)

        form.endEditing()
        form.assist()
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) == 20)
    }

    @Test(
        "The field is still covered: what a create method returns has not been started",
        .requirement("U445"))
    func assistantIsNotStarted() {
        let form = TroubledForm()
        form.navigator.addInputItems(inputItems: form.fields)
        let bottom = form.pinBottom()
        let assistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: form.navigator, positionScrollView: form.scrollView,
            positionConstraint: .viewBottomToTopOfKeyboard, positionOffset: 30,
            bottomConstraint: bottom, bottomConstraintLayoutView: form.screen.view)
        assistant.recordsMoves = true
        form.edit(form.fields[3])
        #expect(assistant.moves.isEmpty && bottom.constant == 0)

        form.endEditing()
        assistant.start()
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) == 30 && !assistant.moves.isEmpty)
    }

    @Test(
        "The field is still covered: it is not in the navigator, and no move names an input",
        .requirement("U445"))
    func fieldIsNotInNavigator() {
        let form = TroubledForm()
        let forgotten = form.fields[3]
        form.assist([form.fields[0]])
        form.edit(forgotten)
        #expect(form.lastMove?.inputClassName == nil && form.lastMove?.description != nil)
        #expect(form.distance(forgotten) < 20)

        form.navigator.addInputItem(inputItem: forgotten)
        form.device.settle()
        #expect(form.lastMove?.inputClassName == "UITextField" && form.distance(forgotten) == 20)
    }

    @Test(
        "The field is still covered: it is outside of the scroll view", .requirement("U445"))
    func fieldIsOutsideScrollView() {
        let form = TroubledForm()
        let outside = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
        form.screen.view.addSubview(outside)
        form.assist(form.fields + [outside])
        form.edit(outside)
        #expect(form.lastMove?.inactionReason == .outsideScrollView && form.distance(outside) < 0)

        form.endEditing()
        form.scrollView.addSubview(outside)
        form.edit(outside)
        #expect(form.distance(outside) == 20)
    }

    @Test(
        "The field is still covered: the content of the scroll view has no height",
        .requirement("U445"))
    func contentHasNoHeight() {
        let form = TroubledForm()
        let size = form.scrollView.contentSize
        form.scrollView.contentSize = .zero
        form.assist()
        form.edit(form.fields[3])
        #expect(
            form.lastMove?.inactionReason == .notFullyVisible && form.distance(form.fields[3]) < 0)

        form.endEditing()
        form.scrollView.contentSize = size
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) == 20)
    }

    @Test(
        "The field is still covered: the keyboard floats, for which no room is made",
        .requirement("U445"))
    func keyboardFloats() {
        let form = TroubledForm(.iPad9_7)
        form.device.keyboard.mode = .floating(CGRect(x: 0, y: 600, width: 320, height: 260))
        form.assist()
        form.edit(form.fields[3])
        #expect(form.lastMove?.inactionReason == .detachedKeyboard)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "The field is still covered: the scene's assistant says that nothing can move it",
        .requirement("U445"))
    func nothingCanMoveField() {
        let form = TroubledForm()
        let low = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
        form.screen.view.addSubview(low)
        form.assistScene()
        form.edit(low)
        #expect(form.scene?.assistance == .leftAlone(.noScrollView) && form.distance(low) < 0)
        #expect(form.scene?.moves.last?.inactionReason == .noScrollView)

        form.endEditing()
        form.scrollView.addSubview(low)
        form.edit(low)
        #expect(form.scene?.assistance == .scrollView(form.scrollView))
        #expect(form.distance(low) == 20)
    }

    @Test(
        "The field is still covered: an assistant of the screen has the scroll view, but not the field",
        .requirement("U445"))
    func screensAssistantLacksField() {
        let form = TroubledForm()
        form.assistScene()
        form.assist([form.fields[0]])
        form.edit(form.fields[3])
        #expect(form.scene?.assistance == .leftAlone(.otherAssistant))
        #expect(form.distance(form.fields[3]) < 20)

        form.navigator.addInputItem(inputItem: form.fields[3])
        form.device.settle()
        #expect(form.distance(form.fields[3]) == 20)
    }

    // MARK: It scrolls too far

    @Test(
        "It scrolls too far: a create method moves each field, until it moves only what is covered",
        .requirement("U445"))
    func eachFieldMoves() throws {
        let form = TroubledForm()
        form.navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: form.navigator, positionScrollView: form.scrollView,
            positionConstraint: .viewTopToTopOfScreen, positionOffset: 10,
            bottomConstraint: form.pinBottom(), bottomConstraintLayoutView: form.screen.view)
        assistant.recordsMoves = true
        assistant.start()
        form.edit(form.fields[0])
        form.edit(form.fields[1])
        let visible = try #require(assistant.moves.last)
        #expect(visible.cause == .focus && visible.changes.map(\.quantity) == [.contentOffset])

        assistant.repositionPolicy = .ifNeeded
        let offset = form.scrollView.contentOffset
        form.edit(form.fields[2])
        #expect(form.scrollView.contentOffset == offset)
        #expect(assistant.moves.last?.inactionReason == .alreadyVisible)
    }

    @Test(
        "It scrolls too far: the distance and the views that belong to the field count",
        .requirement("U445"))
    func distanceAndRelatedViewsCount() {
        let form = TroubledForm(.iPhoneSE, InputNavigator())
        form.assist()
        form.assistant?.positionOffset = 120
        form.edit(form.fields[2])
        #expect(form.distance(form.fields[2]) == 120)
        form.assistant?.positionOffset = 20
        form.endEditing()

        form.assistant?.setRelatedViews([form.fields[3]], for: form.fields[2])
        form.edit(form.fields[2])
        #expect(form.distance(form.fields[3]) >= 0)
        form.endEditing()
        form.assistant?.setRelatedViews([], for: form.fields[2])
        form.scrollView.contentOffset.y = 0
        form.edit(form.fields[2])
        #expect(form.distance(form.fields[2]) == 20)
    }
}
