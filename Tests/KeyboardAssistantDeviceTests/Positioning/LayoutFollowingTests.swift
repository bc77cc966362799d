import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What happens when a layout, and neither the keyboard nor the focus, moves something.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct LayoutFollowingTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    private func showStack(focus: Int) -> (TestForm, UILabel, KeyboardAssistant) {
        let (form, error) = TestForm.withErrorAbove()
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[focus])
        return (form, error, assistant)
    }

    @Test(
        "A field that a layout pushes under the keyboard comes back in that layout",
        .requirement("U315"))
    func fieldPushedUnderKeyboardComesBack() {
        let (form, error, assistant) = showStack(focus: 6)
        #expect(form.frameInWindow(form.fields[6]).maxY <= keyboardTop)
        form.scrollView.contentOffset.y = -form.scrollView.adjustedContentInset.top
        let before = form.scrollView.contentOffset.y
        let scrolls = ScrollCounter(form.scrollView)

        error.isHidden = false
        form.view.layoutIfNeeded()

        #expect(form.frameInWindow(form.fields[6]).maxY <= keyboardTop)
        #expect(scrolls.offsets.filter { $0 != before }.count == 1)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field that is positioned in the app's own inset comes back, whatever makes room",
        .requirement("U315", "U461"), arguments: WayOfRoom.ofAssistant)
    func fieldInAppsInsetComesBack(way: WayOfRoom) {
        let form = TestForm(fields: 20)
        device.show(form)
        // More than the distance at which a field is positioned above the keyboard.
        form.scrollView.contentInset.bottom = 40
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        assistant.repositionPolicy = .always
        device.focus(form.fields[8])
        #expect(form.frameInWindow(form.fields[8]).maxY <= keyboardTop)

        for field in form.fields { field.frame.origin.y += 90 }
        form.view.setNeedsLayout()
        device.settle()

        #expect(form.frameInWindow(form.fields[8]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "What the user has scrolled away stays away when something is inserted above",
        .requirement("U315"))
    func whatUserScrolledAwayStaysAway() {
        let (form, error, assistant) = showStack(focus: 1)
        form.scrollView.contentOffset.y = 300
        #expect(form.frameInWindow(form.fields[1]).maxY < 0)

        error.isHidden = false
        form.view.layoutIfNeeded()
        device.settle()

        #expect(form.scrollView.contentOffset.y == 300)
        withExtendedLifetime(assistant) {}
    }

    @Test("Nothing is brought back under a finger that scrolls", .requirement("U315"))
    func underTheFinger() throws {
        let (form, error, assistant) = showStack(focus: 6)
        let finger = device.touch(at: CGPoint(x: 380, y: 300), in: device.window)
        finger.move(by: CGVector(dx: 0, dy: -20))
        finger.move(by: CGVector(dx: 0, dy: -1))
        #expect(form.scrollView.isTracking)
        let offset = form.scrollView.contentOffset.y

        error.isHidden = false
        form.view.layoutIfNeeded()

        #expect(form.scrollView.contentOffset.y == offset)
        finger.lift()
        device.settle()
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field that didn't fit is in sight once the keyboard moves, if an inset of the app's has made space",
        .requirement("U315", "U370"))
    func fieldComesBackWithInset() {
        let form = TestForm(fields: 20)
        device.show(form)
        let assistant = form.assisted(.none)
        let height = form.scrollView.bounds.height
        form.scrollView.contentInset.bottom = height - 25
        device.focus(form.fields[9])
        // Without a layout that would tell.
        form.scrollView.contentInset.bottom = 400
        device.keyboard.showsPredictions.toggle()
        device.settle()
        let top = form.frameInWindow(form.scrollView).minY
        let field = form.frameInWindow(form.fields[9])
        #expect(field.minY >= top - 0.5 && field.maxY <= top + height - 400 + 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "In an animated layout of the app's the offset moves in the same animation",
        .requirement("U315"))
    func offsetMovesInAnimationOfLayout() {
        let (form, error, assistant) = showStack(focus: 6)
        Animations.clearLog()

        UIView.animate(withDuration: 0.7) {
            error.isHidden = false
            form.view.layoutIfNeeded()
        }

        #expect(form.frameInWindow(form.fields[6]).maxY <= keyboardTop)
        let moves = Animations.log.filter { $0.moved(form.scrollView) }
        #expect(moves.map(\.duration) == [0.7])
        withExtendedLifetime(assistant) {}
    }

    /// Lays out each time that something scrolls, as careless apps do.
    private final class LayoutOnScroll: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var disturb: (() -> Void)?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
            disturb?()
            scrollView.superview?.layoutIfNeeded()
        }
    }

    @Test("An app that lays out while it scrolls gets no layout loop", .requirement("U315"))
    func layoutWhileScrollingMakesNoLoop() {
        let (form, error, assistant) = showStack(focus: 6)
        let delegate = LayoutOnScroll()
        delegate.disturb = { form.stack.spacing += 2 }
        form.scrollView.delegate = delegate

        error.isHidden = false
        form.view.layoutIfNeeded()

        #expect((1...2).contains(delegate.offsets.count))
        withExtendedLifetime((assistant, delegate)) {}
    }

    @Test(
        "Fields that are placed by frames are followed, and those in nested containers",
        .requirement("U315"))
    func fieldsPlacedByFramesAreFollowed() {
        let form = TestForm(fields: 30)
        device.show(form)
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        box.addSubview(field)
        form.content.addSubview(box)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field, form.fields[4]])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        for (input, moved) in [(field, box), (form.fields[4], form.fields[4])] {
            device.focus(input)
            #expect(form.frameInWindow(input).maxY <= keyboardTop)

            moved.frame.origin.y += 400
            form.view.layoutIfNeeded()

            #expect(form.frameInWindow(input).maxY <= keyboardTop)
            #expect(form.frameInWindow(input).minY >= form.frameInWindow(form.scrollView).minY)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test("A field in a table's cell is followed when rows come in above", .requirement("U315"))
    func fieldInTableCellIsFollowed() throws {
        let form = MixedForm(on: device)
        let rows = FieldRows([(0..<20).map { $0 == 5 ? ["field"] : [] }])
        let table = form.fill(rows.table(.zero), rows)
        form.tap("field")
        let field = try #require(form.field("field"))
        let frame = { field.convert(field.bounds, to: nil) }
        #expect(frame().maxY <= keyboardTop)

        rows.sections[0].insert(contentsOf: Array(repeating: [], count: 4), at: 0)
        table.insertRows(at: (0..<4).map { [0, $0] }, with: .none)
        form.screen.view.layoutIfNeeded()
        device.settle()

        #expect(field.isFirstResponder && frame().maxY <= keyboardTop)
    }

    @Test("What a transform moves is seen at the next keystroke", .requirement("U315"))
    func transformIsSeenAtNextKeystroke() {
        let form = TestForm(fields: 30)
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[4])

        form.content.transform = CGAffineTransform(translationX: 0, y: 200)
        form.view.layoutIfNeeded()
        device.type("a")
        device.settle()

        #expect(form.frameInWindow(form.fields[4]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Watching leaves the content's size, stacks and VoiceOver alone, and nothing behind",
        .requirement("U315"))
    func watchingLeavesNothingBehind() {
        let (form, _) = TestForm.withErrorAbove()
        device.show(form)
        let all = { (view: UIView) -> [UIView] in
            sequence(state: [view]) { rest in
                guard let next = rest.popLast() else { return nil }
                rest += next.subviews
                return next
            }.map { $0 }
        }
        let problems = LayoutProblem.recorded.count
        let before = Set(all(device.window).map { ObjectIdentifier($0) })
        let (arranged, size) = (form.stack.arrangedSubviews, form.scrollView.contentSize)
        let assistant = form.assisted()

        device.focus(form.fields[3])
        #expect(form.stack.arrangedSubviews == arranged && form.scrollView.contentSize == size)
        let added = all(form.view).filter { !before.contains(ObjectIdentifier($0)) }
        #expect(!added.isEmpty)
        #expect(added.allSatisfy { $0.isHidden && !$0.isAccessibilityElement })
        #expect(LayoutProblem.recorded.count == problems)
        // What is watched already is not watched anew.
        device.type("a")
        device.settle()
        #expect(all(form.view).filter { !before.contains(ObjectIdentifier($0)) } == added)

        assistant.closeKeyboard()
        device.settle()
        #expect(all(form.view).allSatisfy { before.contains(ObjectIdentifier($0)) })
    }

    @Test(
        "From field to field in one container the same view watches, and follows each",
        .requirement("U315"))
    func sameViewFollowsFieldAfterField() {
        let (form, _, assistant) = showStack(focus: 3)
        form.scrollView.contentOffset.y = -form.scrollView.adjustedContentInset.top
        let probes = { form.stack.subviews.filter(\.isHidden).map { ObjectIdentifier($0) } }
        let watching = probes()

        device.focus(form.fields[6])
        #expect(probes() == watching)
        // What moves the new field only is not seen from the old one.
        form.stack.setCustomSpacing(90, after: form.fields[4])
        form.view.layoutIfNeeded()
        #expect(form.frameInWindow(form.fields[6]).maxY <= keyboardTop)

        // Somebody tidies the container up: the next focus is followed all the same.
        form.stack.setCustomSpacing(0, after: form.fields[4])
        for view in form.stack.subviews where !form.stack.arrangedSubviews.contains(view) {
            view.removeFromSuperview()
        }
        device.focus(form.fields[5])
        form.stack.setCustomSpacing(300, after: form.fields[0])
        form.view.layoutIfNeeded()
        #expect(form.frameInWindow(form.fields[5]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test("The inset is measured after the layout that the app has pending", .requirement("U319"))
    func insetIsMeasuredAfterPendingLayout() throws {
        let form = TestForm(fields: 9, bottom: .viewEdge, constant: -120)
        device.show(form)
        let assistant = form.assisted()

        form.bottomConstraint.constant = 0
        form.fields[8].becomeFirstResponder()
        form.view.layoutIfNeeded()

        let covered = form.frameInWindow(form.scrollView).maxY - keyboardTop
        #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.5)
        #expect(form.frameInWindow(form.fields[8]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "The inset is measured again when a later layout changes what the keyboard covers",
        .requirement("U319"))
    func laterLayoutMeasuresInsetAgain() throws {
        let form = TestForm(fields: 9, bottom: .viewEdge, constant: -120)
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[8])

        form.bottomConstraint.constant = 0
        form.view.layoutIfNeeded()

        let covered = form.frameInWindow(form.scrollView).maxY - keyboardTop
        #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.5)
        #expect(form.frameInWindow(form.fields[8]).maxY <= keyboardTop)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "A banner that pushes the top of the scroll view down leaves the field in sight",
        .requirement("U315"))
    func bannerLeavesFieldInSight() {
        let form = TestForm(fields: 12)
        device.show(form)
        let top = form.view.constraints.first {
            $0.firstItem === form.scrollView && $0.firstAttribute == .top
        }
        let assistant = form.assisted()
        device.focus(form.fields[4])
        #expect(top != nil && form.frameInWindow(form.fields[4]).maxY <= keyboardTop)

        top?.constant = 150
        form.view.layoutIfNeeded()

        #expect(form.frameInWindow(form.fields[4]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A window that is resized while the keyboard is up gets the inset of its new size",
        .requirement("U306"))
    func insetFitsResizedWindow() throws {
        let device = SimulatedDevice(.iPad12_9)
        let place = CGRect(x: 0, y: 300, width: 1024, height: 900)
        let form = TestForm(fields: 20)
        let window = form.open(at: place, on: device)
        let assistant = form.assisted()
        device.focus(form.fields[8])
        let inset = form.scrollView.contentInset.bottom
        #expect(inset > 0)

        window.frame.size.height = 1066
        window.layoutIfNeeded()

        let top = try #require(device.keyboard.frame?.minY) - place.minY
        let covered = form.frameInWindow(form.scrollView).maxY - top
        #expect(form.scrollView.contentInset.bottom > inset)
        #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.5)
        #expect(form.frameInWindow(form.fields[8]).maxY <= top)
        withExtendedLifetime(assistant) {}
    }

    @Test("Typing into a field that is in sight moves nothing")
    func typingMovesNothing() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[4])
        let scrolls = ScrollCounter(form.scrollView)

        device.type("Hello")
        device.settle()

        #expect(scrolls.offsets.isEmpty)
        withExtendedLifetime(assistant) {}
    }
}
