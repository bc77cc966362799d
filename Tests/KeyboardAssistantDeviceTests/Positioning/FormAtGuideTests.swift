import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Forms that end at the keyboard layout guide, and forms in which something else does.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct FormAtGuideTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var height: CGFloat { device.keyboard.frame.map { 844 - $0.minY } ?? 0 }

    @Test(
        "A view that follows the keyboard layout guide gets an inset of ours only where it must",
        .requirement("U37", "U311")
    )
    func keyboardLayoutGuide() throws {
        let form = TestForm(bottom: .keyboardLayoutGuide)
        device.show(form)
        let assistant = form.assisted()

        try device.tap(form.fields[7])
        device.settle()

        let bottom = form.frameInWindow(form.scrollView).maxY
        let isStale =
            device.behavior.keyboardGuide == .stale || device.behavior.guidedViews == .window
        if isStale {
            // The guide has stayed at the bottom.
            #expect(abs(bottom - (844 - 34)) < 0.5)
            #expect(abs(form.scrollView.contentInset.bottom - (bottom - (844 - height))) < 0.5)
        } else {
            #expect(form.scrollView.contentInset == .zero)
            #expect(abs(bottom - (844 - height)) < 1)
        }
        #expect(form.frameInWindow(form.fields[7]).maxY <= 844 - height)
        // A guide that has proved stale is not waited for again.
        device.keyboard.showsPredictions.toggle()
        if isStale {
            #expect(abs(form.scrollView.contentInset.bottom - (bottom - (844 - height))) < 0.5)
        }
        device.settle()
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
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

    @Test(
        "A constraint to the keyboard layout guide gets no inset, also in a rotation",
        .requirement("U319"))
    func constraintToGuide() throws {
        let form = TestForm(fields: 12, bottom: .keyboardLayoutGuide, constant: -8)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[3])
        #expect(form.bottomConstraint.constant == -8)

        let constants = ConstantDiary(form)
        device.rotate(to: .landscapeLeft)
        device.settle()

        #expect(constants.seen == [-8])
        #expect(form.frameInWindow(form.fields[3]).maxY <= device.keyboard.frame?.minY ?? 0)
    }

    /// Notes the bottom constraint's constant at each layout.
    @MainActor
    private final class ConstantDiary {
        private final class Probe: UIView {
            var note: (() -> Void)?
            override func layoutSubviews() { note?() }
        }
        var seen: Set<CGFloat> = []

        init(_ form: TestForm) {
            let probe = Probe(frame: form.scrollView.bounds)
            probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            form.view.insertSubview(probe, at: 0)
            probe.note = { [weak self] in self?.seen.insert(form.bottomConstraint.constant) }
            form.view.layoutIfNeeded()
        }
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
}
