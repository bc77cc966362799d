import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The less usual ways of avoiding the keyboard, and of ending it.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct AvoidanceVariantTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var height: CGFloat { device.keyboard.frame.map { 844 - $0.minY } ?? 0 }

    /// A view in another one, by constraints, with a field in it.
    private final class Panel: UIViewController {
        let (outer, inner) = (UIView(), UIView())
        /// At the bottom of `outer`, beside `inner`.
        let edge = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let pin: (Panel) -> NSLayoutConstraint
        private(set) var bottom: NSLayoutConstraint!

        init(_ pin: @escaping (Panel) -> NSLayoutConstraint) {
            self.pin = pin
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            outer.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 0)
            outer.insetsLayoutMarginsFromSafeArea = false
            outer.frame = view.bounds
            outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.translatesAutoresizingMaskIntoConstraints = false
            edge.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(outer)
            outer.addSubview(inner)
            outer.addSubview(edge)
            inner.addSubview(field)
            bottom = pin(self)
            NSLayoutConstraint.activate([
                bottom, inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                edge.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                edge.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                edge.widthAnchor.constraint(equalToConstant: 100),
                edge.heightAnchor.constraint(equalToConstant: 0),
            ])
        }
    }

    @Test("The screen of an assistant without a scroll view is that of its first input in a window")
    func inputInWindowTellsScreen() {
        let (navigator, positioner, away) = (InputNavigator(), ManualPositioner(), UITextField())
        navigator.addInputItems(inputItems: [away, form.fields[3], form.fields[4]])
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: positioner)
        #expect(assistant.screen.anyView === form.fields[3])
        device.focus(form.fields[4])
        #expect(assistant.screen.anyView === form.fields[4])
    }

    @Test("An inset that came with the keyboard is named as that of others, and not as the guide's")
    func insetOfOthersIsNamed() {
        let avoidance = InsetAvoidance(scrollView: form.scrollView)
        let keyboard = KeyboardGeometry(
            keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
            window: CGRect(x: 0, y: 0, width: 390, height: 844))
        let others = AvoiderSearch(in: form.scrollView)
        avoidance.keyboardDidHide()
        let first = avoidance.plan(for: keyboard, isMoving: false, others: others)
        avoidance.adopt(first)
        #expect(first.inset > 0 && avoidance.avoider(among: others) == nil)
        form.scrollView.contentInset.bottom = first.inset
        let second = avoidance.plan(for: keyboard, isMoving: false, others: others)
        // A question changes nothing.
        #expect(avoidance.plan(for: keyboard, isMoving: false, others: others) == second)
        #expect(second.inset == 0 && avoidance.avoider(among: others) == nil)
        avoidance.adopt(second)
        #expect(avoidance.avoider(among: others) == .foreignInset)
    }

    @Test("Nothing is kept of an inset that is gone")
    func nothingIsKeptOfInset() {
        let assistant = form.assisted()
        func ledger() -> AdjustmentLedger? { .existing(for: form.scrollView, .contentInset) }
        device.focus(form.fields[3])
        #expect(ledger() != nil)
        assistant.closeKeyboard()
        device.settle()
        // Until the first frame after the hide, others may bring the inset back.
        device.advance(by: 0.1)
        #expect(ledger() == nil)
    }

    @Test("A constraint to the keyboard layout guide is left to the guide, also where it lags")
    func constraintToGuideMakesNoRoom() {
        let panel = Panel { $0.inner.bottomAnchor.constraint(equalTo: $0.outer.bottomAnchor) }
        device.show(panel)
        panel.bottom.isActive = false
        let constraint = panel.inner.bottomAnchor.constraint(
            equalTo: panel.view.keyboardLayoutGuide.topAnchor)
        constraint.isActive = true
        let keyboard = KeyboardGeometry(
            keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
            window: CGRect(x: 0, y: 0, width: 390, height: 844))
        let avoidance = ConstraintAvoidance(constraint: constraint)
        let others = AvoiderSearch(in: nil)
        #expect(avoidance.plan(for: keyboard, isMoving: false, others: others) == InsetPlan())
        #expect(avoidance.avoider(among: others) == .layoutGuide)
    }

    @Test(
        "A view follows the guide through what its bottom is pinned to, above or beside it",
        arguments: [NSLayoutConstraint.Attribute.top, .bottom, .centerY])
    func viewFollowsGuideThroughOther(edge: NSLayoutConstraint.Attribute) {
        let panel = Panel { $0.inner.bottomAnchor.constraint(equalTo: $0.outer.bottomAnchor) }
        device.show(panel)
        panel.bottom.isActive = false
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        panel.outer.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: panel.view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            NSLayoutConstraint(
                item: panel.inner, attribute: .bottom, relatedBy: .equal, toItem: bar,
                attribute: edge, multiplier: 1, constant: 0),
        ])
        #expect(panel.inner.followsKeyboardLayoutGuide == (edge != .centerY))
    }

    @Test("A constraint on a screen that isn't in a window makes no room")
    func constraintWithoutWindow() {
        let panel = Panel { $0.inner.bottomAnchor.constraint(equalTo: $0.outer.bottomAnchor) }
        panel.loadViewIfNeeded()
        panel.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        panel.view.layoutIfNeeded()
        let keyboard = KeyboardGeometry(
            keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
            window: CGRect(x: 0, y: 0, width: 390, height: 844))
        let avoidance = ConstraintAvoidance(constraint: panel.bottom)
        let others = AvoiderSearch(in: nil)
        #expect(avoidance.plan(for: keyboard, isMoving: false, others: others).inset == 0)
        device.show(panel)
        #expect(avoidance.plan(for: keyboard, isMoving: false, others: others).inset == 336)
    }

    @Test(
        "A bottom constraint raises its view however it is written", .requirement("U31"),
        arguments: [
            { $0.inner.bottomAnchor.constraint(equalTo: $0.outer.bottomAnchor) },
            { $0.outer.bottomAnchor.constraint(equalTo: $0.inner.bottomAnchor, constant: 9) },
            { $0.inner.bottomAnchor.constraint(equalTo: $0.outer.layoutMarginsGuide.bottomAnchor) },
            { $0.inner.bottomAnchor.constraint(equalTo: $0.edge.topAnchor, constant: -7) },
            { $0.edge.topAnchor.constraint(equalTo: $0.inner.bottomAnchor, constant: 7) },
            {
                NSLayoutConstraint(
                    item: $0.inner, attribute: .bottom, relatedBy: .equal, toItem: $0.outer,
                    attribute: .bottomMargin, multiplier: 1, constant: -3)
            },
        ] as [@MainActor @Sendable (Panel) -> NSLayoutConstraint])
    private func everyWriting(pin: @escaping @MainActor @Sendable (Panel) -> NSLayoutConstraint) {
        let panel = Panel(pin)
        device.show(panel)
        let before = (panel.bottom.constant, panel.inner.frame.maxY)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [panel.field])
        let assistant = KeyboardAssistant(navigator: navigator, bottomConstraint: panel.bottom) {
            _, _ in
        }

        device.focus(panel.field)
        // The edge stands at the keyboard's top, less what the app keeps free.
        let own = abs(before.0)
        #expect(
            abs(panel.inner.convert(panel.inner.bounds, to: nil).maxY - (844 - height - own)) < 0.5)

        panel.field.resignFirstResponder()
        device.settle()
        #expect(panel.bottom.constant == before.0)
        #expect(panel.inner.frame.maxY == before.1)
        withExtendedLifetime(assistant) {}
    }

    @Test("Another view that is pinned to the keyboard layout guide changes nothing for the form")
    func barAtGuide() {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: form.view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 40),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        let assistant = form.assisted()

        device.focus(form.fields[11])

        #expect(abs(form.scrollView.contentInset.bottom - (height - 34)) < 0.5)
        #expect(form.frameInWindow(form.fields[11]).maxY <= 844 - height)
        withExtendedLifetime(assistant) {}
    }

    @Test("The last field of a form that follows the keyboard layout guide is reached at once")
    func lastFieldAtGuide() {
        let form = TestForm(fields: 12, bottom: .keyboardLayoutGuide)
        device.show(form)
        let assistant = form.assisted()

        form.fields[11].becomeFirstResponder()
        let place = form.scrollView.contentOffset.y
        device.settle()

        #expect(form.frameInWindow(form.fields[11]).maxY <= 844 - height)
        #expect(abs(form.scrollView.contentOffset.y - place) < 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test("Where nothing avoids the keyboard nothing is scrolled beyond the content")
    func withoutAvoidanceNothingScrollsBeyondContent() {
        let assistant = form.assisted(.none)

        device.focus(form.fields[11])

        #expect(form.scrollView.contentInset == .zero)
        let end = form.scrollView.contentSize.height - form.scrollView.bounds.height
        #expect(abs(form.scrollView.contentOffset.y - end) < 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test("After the constraint was reset the next keyboard adds to the new constant")
    func resetThenKeyboard() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])

        assistant.resetBottomConstraint(toConstant: -5, animated: false)
        #expect(form.bottomConstraint.constant == -5)
        form.fields[2].resignFirstResponder()
        device.settle()
        #expect(form.bottomConstraint.constant == -5)
        device.focus(form.fields[3])
        #expect(form.bottomConstraint.constant == -5 - (height - 34))
        assistant.stop()
        #expect(form.bottomConstraint.constant == -5)
    }

    @Test("What is reset is laid out, in an animation only where that is asked for")
    func resetIsAnimatedOnlyOnRequest() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        for animated in [false, true] {
            assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
            Animations.clearLog()
            assistant.resetBottomConstraint(toConstant: -5, animated: animated)
            #expect(abs(form.frameInWindow(form.scrollView).maxY - (844 - 34 - 5)) < 0.5)
            #expect(
                Animations.log.filter { $0.moved(form.scrollView) }.map(\.duration)
                    == (animated ? [0.3] : []))
            device.settle()
        }
    }

    @Test("In landscape the constraint set by hand spans the screen's width")
    func byHandInLandscape() {
        let device = SimulatedDevice(.iPhone13, orientation: .landscapeLeft)
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: ManualPositioner(),
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()

        assistant.setBottomConstraintToKeyboard(keyboardHeight: 160, animated: false)

        #expect(form.bottomConstraint.constant == -160)
    }

    @Test("What the app changes in the indicator inset survives too")
    func appChangesInIndicatorInsetSurvive() {
        let assistant = form.assisted()
        form.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
            top: 7, left: 0, bottom: 4, right: 0)
        device.focus(form.fields[2])

        form.scrollView.verticalScrollIndicatorInsets.bottom += 3
        assistant.closeKeyboard()
        device.settle()

        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 7)
        #expect(form.scrollView.verticalScrollIndicatorInsets.top == 7)
    }

    @Test("Stopping takes the inset back at once, without an animation")
    func stopAtOnce() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        form.fields[2].resignFirstResponder()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        device.settle()
        Animations.clearLog()

        assistant.stop()

        #expect(abs(form.frameInWindow(form.scrollView).maxY - (844 - 34)) < 0.5)
        #expect(Animations.log.filter { $0.moved(form.scrollView) }.isEmpty)
    }

    @Test("The move begins together with the keyboard, not later")
    func moveBeginsTogetherWithKeyboard() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        let before = form.scrollView.frame.height

        form.fields[9].becomeFirstResponder()
        device.advance(by: 0.1)

        #expect((form.scrollView.layer.presentation()?.frame.height ?? before) < before - 10)
    }

    @Test("An offset of an input's own can be changed and taken back")
    func inputsOwnOffsetCanBeReverted() {
        let assistant = form.automatic(form.plainNavigator(), offset: 30)
        let field = form.fields[4]
        assistant.setPositionOffset(80, for: field)
        assistant.setPositionOffset(50, for: form.fields[5])
        func offset(of field: UIView) -> CGFloat {
            assistant.positioner.positioned(field, by: assistant.rules).offset
        }
        #expect(offset(of: field) == 80)
        assistant.setPositionOffset(10, for: field)
        #expect(offset(of: field) == 10)
        assistant.setPositionOffset(nil, for: field)
        #expect(offset(of: field) == 30)
        #expect(offset(of: form.fields[5]) == 50)
    }

    @Test("A floating keyboard makes no call to scroll do anything")
    func scrollCallDoesNothingWhileFloating() {
        let device = SimulatedDevice(.iPad12_9)
        let form = TestForm(fields: 30)
        device.show(form)
        device.keyboard.mode = .floating(CGRect(x: 100, y: 700, width: 320, height: 250))
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        let offset = form.scrollView.contentOffset.y

        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[20],
            constraint: .viewTopToTopOfScreen, offset: 0)
        device.settle()

        #expect(form.scrollView.contentOffset.y == offset)
    }

    @Test("A call to scroll outside of the keyboard's moves is animated")
    func callOutsideKeyboardMovesIsAnimated() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        Animations.clearLog()

        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[9],
            constraint: .viewBottomToTopOfKeyboard, offset: 0)

        #expect(Animations.log.filter { $0.moved(form.scrollView) }.map(\.duration) == [0.3])
        device.settle()
        #expect(abs(form.frameInWindow(form.fields[9]).maxY - (844 - height)) < 0.5)
        // What ends exactly at the keyboard's top is seen whole.
        assistant.repositionPolicy = .ifNeeded
        let offset = form.scrollView.contentOffset.y
        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[9],
            constraint: .viewBottomToTopOfKeyboard, offset: 40)
        #expect(form.scrollView.contentOffset.y == offset)
    }

    @Test("What is reset in an inset is the app's, and nothing of ours is left beside it")
    func resetInsetIsWhollyAppsOwn() {
        let assistant = form.assisted()
        device.focus(form.fields[2])

        assistant.resetBottomInset(toInset: 15, animated: false)
        #expect(form.scrollView.contentInset.bottom == 15)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 0)
        // Neither typing nor layout adds to it again, before the keyboard moves.
        device.type("a")
        form.fields[2].frame.origin.y += 5
        form.view.layoutIfNeeded()
        #expect(form.scrollView.contentInset.bottom == 15)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 15)
        device.focus(form.fields[2])
        #expect(abs(form.scrollView.contentInset.bottom - (15 + height - 34)) < 0.5)
    }

    @Test("An inset that was set by hand is not taken for another's work, however large it is")
    func resetToAsMuch() {
        let assistant = form.assisted()
        device.keyboard.showsPredictions = false
        device.focus(form.fields[2])
        device.keyboard.showsPredictions = true
        device.settle()
        let inset = form.scrollView.contentInset.bottom
        device.keyboard.showsPredictions = false
        device.settle()

        assistant.resetBottomInset(toInset: inset, animated: false)
        device.keyboard.showsPredictions = true
        device.settle()

        #expect(abs(form.scrollView.contentInset.bottom - 2 * inset) < 0.5)
    }

    @Test("A scroll view in another one without an assistant has its own inset")
    func innerScrollViewHasOwnInset() {
        let (inner, field) = form.addInner(
            CGRect(x: 0, y: 300, width: 390, height: 400), fieldAt: 20)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        let assistant = KeyboardAssistant(scrollView: inner, navigator: navigator)

        device.focus(field)

        let covered = form.frameInWindow(inner).maxY - (844 - height)
        #expect(covered > 0 && abs(inner.contentInset.bottom - covered) < 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test("The constraint that avoids the keyboard can be asked for and set by hand")
    func constraintOfAvoidance() {
        let assistant = form.assisted(.bottomConstraint(form.bottomConstraint))
        #expect(assistant.bottomConstraint === form.bottomConstraint)
    }
}
