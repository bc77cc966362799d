import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyNavigation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Views that belong to an input: which ones count, and that they stay in sight with it.
@MainActor
@Suite(.doubts(.keyboard)) struct RelatedViewsTests {
    // MARK: Groups

    /// A form with a group of an email field, a password field and a button, 220 points high,
    /// between 820 and 1,040 points, and `space` points above the keyboard.
    private func showGroup(space: CGFloat) throws -> (scene: AssistedForm, group: [UIView]) {
        let scene = AssistedForm()
        let form = scene.form
        form.fields[12].isHidden = true
        let button = UIButton(frame: CGRect(x: 20, y: 980, width: 300, height: 60))
        form.content.addSubview(button)
        scene.focus(0)
        let top = try #require(scene.device.keyboard.frame?.minY)
        form.scrollView.contentInset.top = top - form.frameInWindow(form.scrollView).minY - space
        return (scene, [form.fields[10], form.fields[11], button])
    }

    /// Returns how much of `view` is in sight, in points.
    private func sight(of view: UIView, in scene: AssistedForm) throws -> CGFloat {
        let (frame, scrollView) = (scene.form.frameInWindow(view), scene.form.scrollView)
        let top = scene.form.frameInWindow(scrollView).minY + scrollView.adjustedContentInset.top
        let bottom = try #require(scene.device.keyboard.frame?.minY)
        return max(0, min(frame.maxY, bottom) - max(frame.minY, top))
    }

    @Test(
        "All of a group that fits is in sight, whichever of its fields is edited",
        .requirement("U366", "F43"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/335"), arguments: [10, 11])
    func groupIsInSight(focus: Int) throws {
        let (scene, group) = try showGroup(space: 260)
        scene.assistant.relatedViews = { input in group.filter { $0 !== input } }
        scene.focus(focus)
        for view in group { #expect(try sight(of: view, in: scene) > view.bounds.height - 0.5) }
    }

    @Test("A text view that is named among its own views is scrolled no farther than without")
    func inputAmongItsOwnViewsChangesNothing() {
        func offset(names: Bool) -> CGFloat {
            let scene = AssistedForm()
            let notes = UITextView(frame: CGRect(x: 20, y: 340, width: 300, height: 900))
            notes.isScrollEnabled = false
            notes.text = (0..<30).map { "Line \($0)" }.joined(separator: "\n")
            scene.form.content.addSubview(notes)
            scene.assistant.navigator.addInputItem(inputItem: notes)
            if names { scene.assistant.relatedViews = { [$0] } }
            notes.selectedRange = NSRange(location: 0, length: 0)
            scene.device.focus(notes)
            return scene.form.scrollView.contentOffset.y
        }
        #expect(offset(names: true) == offset(names: false))
    }

    @Test(
        "Of a group that doesn't fit, the edited field is in sight and as much as there is space for",
        .requirement("U366", "F43"), arguments: [10, 11])
    func fieldOfGroupIsInSight(focus: Int) throws {
        let (scene, group) = try showGroup(space: 180)
        scene.assistant.relatedViews = { input in group.filter { $0 !== input } }
        scene.focus(focus)
        #expect(try sight(of: scene.form.fields[focus], in: scene) > 39.5)
        // Email, password and the space between them take 120 points, and the button is next.
        #expect(try sight(of: group[0], in: scene) > 39.5)
        #expect(try sight(of: group[1], in: scene) > 39.5)
        #expect(abs(try sight(of: group[2], in: scene) - 20) < 0.5)
    }

    @Test(
        "The views that were set come first, and nothing is left of them when they are removed",
        .requirement("U366"))
    func setViewsComeFirst() throws {
        let (scene, group) = try showGroup(space: 120)
        let (form, assistant) = (scene.form, scene.assistant)
        assistant.relatedViews = { [button = group[2]] _ in [button] }
        assistant.setRelatedViews([form.fields[9]], for: form.fields[10])
        scene.focus(10)
        #expect(try sight(of: form.fields[9], in: scene) > 39.5)

        assistant.relatedViews = nil
        assistant.setRelatedViews([], for: form.fields[10])
        form.scrollView.contentOffset.y = -form.scrollView.adjustedContentInset.top
        scene.focus(0)
        scene.focus(10)
        #expect(try sight(of: form.fields[10], in: scene) > 39.5)
        #expect(try sight(of: form.fields[9], in: scene) < 39.5 + 20)
        #expect(abs(form.frameInWindow(form.fields[10]).maxY - (scene.keyboardTop - 20)) < 0.5)
    }

    @Test(
        "Views that aren't shown, aren't beside the field or have no height don't count",
        .requirement("U366"))
    func unusableViewsDoNotCount() throws {
        let (scene, group) = try showGroup(space: 260)
        let form = scene.form
        let inner = form.addInner(CGRect(x: 0, y: 1000, width: 390, height: 60), fieldAt: 10)
        let (outside, empty, hiddenBox) = (UILabel(), UILabel(), UIView())
        form.view.addSubview(outside)
        outside.frame = CGRect(x: 0, y: 600, width: 100, height: 20)
        empty.frame = CGRect(x: 20, y: 1000, width: 100, height: 0)
        hiddenBox.frame = CGRect(x: 20, y: 900, width: 100, height: 100)
        hiddenBox.isHidden = true
        let boxed = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
        hiddenBox.addSubview(boxed)
        for view in [empty, hiddenBox] { form.content.addSubview(view) }
        group[2].alpha = 0
        let views = [
            form.fields[12], group[2], inner.field, outside, empty, boxed, form.scrollView,
            UILabel(), form.fields[10],
        ]
        scene.assistant.setRelatedViews(views, for: form.fields[10])

        scene.focus(10)
        // As alone: 20 points above the keyboard.
        #expect(abs(form.frameInWindow(form.fields[10]).maxY - (scene.keyboardTop - 20)) < 0.5)
    }

    @Test("The assistant doesn't retain the views of an input", .requirement("U366"))
    func viewsAreNotRetained() {
        let scene = AssistedForm()
        weak var label: UILabel?
        autoreleasing {
            let view = UILabel()
            label = view
            scene.assistant.setRelatedViews([view], for: scene.form.fields[0])
        }
        #expect(label == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test(
        "In each position the group is placed as the field would be", .requirement("U366"),
        arguments: KeyboardAssistant.RepositionConstraint.allCases)
    func groupIsPositioned(constraint: KeyboardAssistant.RepositionConstraint) throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm(fields: 30)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator(), constraint: constraint, offset: 12)
        assistant.start()
        assistant.setRelatedViews([form.fields[9], form.fields[11]], for: form.fields[10])
        device.focus(form.fields[10])
        switch constraint {
        case .viewTopToTopOfScreen:
            let top = form.frameInWindow(form.scrollView).minY
            #expect(abs(form.frameInWindow(form.fields[9]).minY - (top + 12)) < 0.5)
        case .viewBottomToTopOfKeyboard:
            let top = try #require(device.keyboard.frame?.minY)
            #expect(abs(form.frameInWindow(form.fields[11]).maxY - (top - 12)) < 0.5)
        }
        assistant.stop()
    }

    @Test(
        "Beside the edited line of a tall text view, what belongs to it is in sight",
        .requirement("U366"))
    func lineOfTallTextViewHasGroup() throws {
        let scene = AssistedForm(form: TestForm(fields: 20))
        let textView = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 900))
        textView.isScrollEnabled = false
        textView.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        scene.form.content.addSubview(textView)
        let hint = UILabel(frame: CGRect(x: 20, y: 970, width: 300, height: 50))
        scene.form.content.addSubview(hint)
        scene.assistant.navigator.addInputItem(inputItem: textView)
        scene.assistant.setRelatedViews([hint], for: textView)
        scene.device.focus(textView)
        textView.selectedRange = NSRange(location: (textView.text as NSString).length, length: 0)
        scene.device.type("a")
        scene.device.settle()
        #expect(scene.form.frameInWindow(hint).maxY <= scene.keyboardTop)
    }

    @Test(
        "If only covered inputs move, one moves for what belongs to it, and only if that is covered",
        .requirement("U366"))
    func ifNeeded() throws {
        let scene = AssistedForm(form: TestForm(fields: 30))
        let form = scene.form
        scene.assistant.setRelatedViews([form.fields[3]], for: form.fields[2])
        scene.assistant.setRelatedViews([form.fields[8]], for: form.fields[4])
        scene.focus(2)
        #expect(form.scrollView.contentOffset.y == 0)
        scene.focus(4)
        #expect(scene.isInSight(8) && scene.isInSight(4))
        #expect(abs(form.frameInWindow(form.fields[8]).maxY - (scene.keyboardTop - 20)) < 0.5)
    }

    @Test(
        "In an inner scroll view, what belongs to the field is in sight with it",
        .requirement("U366"))
    func innerScrollView() {
        let scene = AssistedForm(form: TestForm(fields: 20))
        let (inner, field) = scene.form.addInner(
            CGRect(x: 0, y: 500, width: 390, height: 200), fieldAt: 900)
        let label = UILabel(frame: CGRect(x: 20, y: 950, width: 300, height: 60))
        inner.addSubview(label)
        scene.assistant.navigator.addInputItem(inputItem: field)
        scene.assistant.setRelatedViews([label], for: field)
        scene.device.focus(field)
        let (frame, window) = (scene.form.frameInWindow(inner), scene.form.frameInWindow(label))
        #expect(window.maxY <= min(scene.keyboardTop, frame.maxY) + 0.5)
        #expect(scene.form.frameInWindow(field).minY >= frame.minY - 0.5)
    }

    // MARK: Layout

    /// A form in a stack view, with a label for an error below each field that is its related view.
    private func showErrors(focus: Int? = nil) -> (scene: AssistedForm, errors: [UILabel]) {
        let scene = AssistedForm(form: TestForm(fields: 16, layout: .stack(50)))
        let errors = (0..<16).map { scene.form.addError(at: 2 * $0 + 1, height: 30) }
        for (field, error) in zip(scene.form.fields, errors) {
            scene.assistant.setRelatedViews([error], for: field)
        }
        if let focus { scene.focus(focus) }
        return (scene, errors)
    }

    @Test(
        "An error that appears and grows under the edited field comes into sight in that layout",
        .requirement("U366", "U315"))
    func errorComesIntoSight() throws {
        let (scene, errors) = showErrors(focus: 10)
        let (device, form) = (scene.device, scene.form)
        let top = try #require(device.keyboard.frame?.minY)
        let scrolls = ScrollCounter(form.scrollView)

        for height in [30, 90, 250] as [CGFloat] {
            let count = scrolls.offsets.count
            errors[10].isHidden = false
            errors[10].constraints.first?.constant = height
            form.view.layoutIfNeeded()
            #expect(form.frameInWindow(errors[10]).maxY <= top + 0.5)
            #expect(form.frameInWindow(form.fields[10]).minY >= 0)
            #expect(scrolls.offsets.count - count == 1)
        }
        // More than fits: the field stays, and the error has the rest.
        errors[10].constraints.first?.constant = 900
        form.view.layoutIfNeeded()
        #expect(form.frameInWindow(form.fields[10]).minY >= form.view.safeAreaInsets.top - 0.5)
        #expect(form.frameInWindow(form.fields[10]).minY <= form.view.safeAreaInsets.top + 0.5)
        withExtendedLifetime(scene) {}
    }

    @Test(
        "An error under a field that people have scrolled away stays away", .requirement("U366"))
    func errorOfScrolledFieldStaysAway() {
        let (scene, errors) = showErrors(focus: 2)
        let form = scene.form
        form.scrollView.contentOffset.y = 300
        errors[2].isHidden = false
        form.view.layoutIfNeeded()
        #expect(form.scrollView.contentOffset.y == 300)
        withExtendedLifetime(scene) {}
    }

    @Test(
        "A view that people have scrolled away alone stays away, also while they type",
        .requirement("U366"))
    func viewScrolledAwayAloneStaysAway() throws {
        let (scene, errors) = showErrors(focus: 10)
        let (device, form) = (scene.device, scene.form)
        errors[10].isHidden = false
        form.view.layoutIfNeeded()
        let top = try #require(device.keyboard.frame?.minY)
        // Downward until the error is behind the keyboard.
        form.scrollView.contentOffset.y -= top - form.frameInWindow(form.fields[10]).maxY
        let offset = form.scrollView.contentOffset.y
        #expect(form.frameInWindow(errors[10]).minY >= top - 0.5)

        device.type("a")
        form.stack.setCustomSpacing(1, after: form.fields[14])
        form.view.layoutIfNeeded()
        device.settle()
        #expect(form.scrollView.contentOffset.y == offset)
        withExtendedLifetime(scene) {}
    }

    @Test("An error that typing causes comes into sight, in one move", .requirement("U366"))
    func errorByTypingComesIntoSight() throws {
        let (scene, errors) = showErrors(focus: 10)
        let (device, form) = (scene.device, scene.form)
        let top = try #require(device.keyboard.frame?.minY)
        form.fields[10].addAction(
            UIAction { [error = errors[10]] _ in error.isHidden = false }, for: .editingChanged)
        let scrolls = ScrollCounter(form.scrollView)
        device.type("a")
        device.settle()
        #expect(form.frameInWindow(errors[10]).maxY <= top + 0.5)
        #expect(Set(scrolls.offsets).count == 1)
        withExtendedLifetime(scene) {}
    }

    @Test(
        "Views that are set for the field being edited come into sight at once",
        .requirement("U366"))
    func viewsSetWhileEditing() throws {
        let (scene, _) = showErrors(focus: 9)
        let (device, form, assistant) = (scene.device, scene.form, scene.assistant)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.frameInWindow(form.fields[10]).maxY > top)
        assistant.setRelatedViews([form.fields[10]], for: form.fields[9])
        device.settle()
        #expect(form.frameInWindow(form.fields[10]).maxY <= top + 0.5)

        // And are followed from now on.
        form.stack.setCustomSpacing(40, after: form.fields[9])
        form.view.layoutIfNeeded()
        #expect(form.frameInWindow(form.fields[10]).maxY <= top + 0.5)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.stack.subviews.count == form.stack.arrangedSubviews.count)
    }

    @Test(
        "A message that is added to the screen later is in sight in the same layout pass",
        .requirement("U366"))
    func messageThatIsAddedLaterIsInSight() throws {
        let (scene, errors) = showErrors()
        let (device, form) = (scene.device, scene.form)
        let (field, error) = (form.fields[12], errors[12])
        let index = try #require(form.stack.arrangedSubviews.firstIndex(of: error))
        error.removeFromSuperview()
        error.isHidden = false
        device.focus(field)
        let top = try #require(device.keyboard.frame?.minY)

        form.stack.insertArrangedSubview(error, at: index)
        form.view.layoutIfNeeded()
        #expect(form.frameInWindow(error).maxY <= top + 0.5)
        #expect(form.frameInWindow(field).minY >= 0)
        withExtendedLifetime(scene) {}
    }

    // MARK: Rows

    @Test(
        "From row to row the hint below the field is in sight, with one offset for each step",
        .requirement("U366", "U365"))
    func hintsInRows() throws {
        let form = MixedForm()
        let rows = FieldRows("", 60)
        rows.prepare = { view, _ in
            view.addSubview(UILabel(frame: CGRect(x: 16, y: 52, width: 200, height: 40)))
        }
        let table = rows.table(.zero)
        table.rowHeight = 100
        // The row above those that are visible then has no cell.
        table.contentInsetAdjustmentBehavior = .never
        form.fill(table, rows)
        let hint = { (input: UIView) in
            input.superview?.subviews.compactMap { $0 as? UILabel }.first
        }
        form.assistant?.relatedViews = { [hint($0)].compactMap(\.self) }
        form.tap("0")
        let scrolls = ScrollCounter(table)
        for (row, isForward) in (1..<12).map({ ($0, true) })
            + (0..<11).reversed().map({ ($0, false) })
        {
            let offset = table.contentOffset.y
            let count = scrolls.offsets.count
            #expect((isForward ? form.next() : form.previous()) == "\(row)")
            let label = try #require(form.field("\(row)").flatMap(hint))
            let top = try #require(form.device.keyboard.frame?.minY)
            #expect(label.convert(label.bounds, to: nil).maxY <= top + 0.5)
            let offsets = Set(scrolls.offsets.dropFirst(count)).subtracting([offset])
            #expect(offsets.count <= 1, "row \(row)")
        }
    }

    // MARK: What counts

    /// A view below the field that would lift the field if it counted.
    enum Kind: CaseIterable {
        case counts, outside, empty, hidden, boxed, transparent, inOtherScrollView, scrolledAway
    }

    private func add(_ kind: Kind, to form: TestForm) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 870, width: 100, height: 40))
        switch kind {
        case .outside:
            // In the same place on the screen, at the beginning.
            view.frame.origin.y += form.frameInWindow(form.scrollView).minY
            form.view.addSubview(view)
            return view
        case .boxed:
            let box = UIView(frame: view.frame)
            box.isHidden = true
            view.frame = box.bounds
            box.addSubview(view)
            form.content.addSubview(box)
            return view
        case .inOtherScrollView, .scrolledAway:
            let y: CGFloat = kind == .scrolledAway ? 300 : 10
            let inner = form.addInner(
                CGRect(x: 0, y: 865, width: 390, height: 60), fieldAt: 10
            ).scrollView
            view.frame = CGRect(x: 0, y: y, width: 100, height: 40)
            inner.addSubview(view)
            return view
        case .counts: break
        case .empty: view.frame.size.height = 0
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0
        }
        form.content.addSubview(view)
        return view
    }

    @Test(
        "Only a view that is shown, has a height and scrolls with the field lifts it",
        .requirement("U366"), arguments: Kind.allCases)
    func onlyUsableViewLiftsField(kind: Kind) throws {
        let scene = AssistedForm()
        let form = scene.form
        scene.assistant.setRelatedViews([add(kind, to: form)], for: form.fields[10])
        scene.focus(10)
        let top = try #require(scene.device.keyboard.frame?.minY)
        // The field ends at 860, and the view at 910.
        let lift: CGFloat = kind == .counts ? 50 : 0
        #expect(abs(form.frameInWindow(form.fields[10]).maxY - (top - 20 - lift)) < 0.5)
    }

    @Test(
        "What is expected beside the next row is where it was beside the last one",
        .requirement("U366", "U365"))
    func groupIsRecorded() {
        let scene = AssistedForm()
        let form = scene.form
        let error = UIView(frame: CGRect(x: 20, y: 864, width: 100, height: 16))
        form.content.addSubview(error)
        scene.assistant.setRelatedViews([error], for: form.fields[10])
        func group(beside index: Int) -> RelativeGroup? {
            let (assistant, field) = (scene.assistant, form.fields[index])
            return form.scrollView.group(
                of: assistant.positioner.positioned(field, by: assistant.rules))
        }
        scene.focus(10)
        #expect(group(beside: 10) == RelativeGroup(height: 40, spans: [44...60]))
        scene.focus(12)
        #expect(group(beside: 12) == RelativeGroup(height: 40, spans: []))
    }

    @Test("Beside an input whose frame isn't finite, nothing is expected", .requirement("U366"))
    func unusableFrameHasNoGroup() {
        let scene = AssistedForm()
        let (form, field) = (scene.form, scene.form.fields[10])
        let input = PositionedInput(view: field, point: .end)
        #expect(form.scrollView.group(of: input) != nil)
        field.transform = CGAffineTransform(scaleX: .infinity, y: .infinity)
        #expect(form.scrollView.group(of: input) == nil)
    }
}
