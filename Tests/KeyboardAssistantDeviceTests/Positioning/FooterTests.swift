import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// A form with a footer over the end of its scroll view.
@MainActor
private final class FooterForm: TestForm {
    /// What the footer's bottom follows.
    enum Place {
        case guide, safeArea, app
    }

    let footer = UIView()
    let place: Place
    private(set) var footerHeight: NSLayoutConstraint!
    /// The constraint that the app changes.
    private(set) var footerBottom: NSLayoutConstraint!

    init(_ place: Place = .guide, fields: Int = 20, bottom: Bottom = .safeArea) {
        self.place = place
        super.init(fields: fields, bottom: bottom)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        footer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footer)
        footerHeight = footer.heightAnchor.constraint(equalToConstant: 60)
        let edge =
            place == .guide
            ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
        footerBottom = footer.bottomAnchor.constraint(equalTo: edge)
        NSLayoutConstraint.activate([
            footerHeight, footerBottom,
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// A footer that sticks above the keyboard counts as part of what hides.
@MainActor
@Suite(.doubts(.keyboard)) struct FooterTests {
    @MainActor
    private struct Scene {
        let device = SimulatedDevice(.iPhone13)
        let form: FooterForm
        let assistant: KeyboardAssistant

        init(
            _ form: FooterForm = FooterForm(), own: CGFloat = 0,
            avoidance: KeyboardAssistant.Avoidance = .contentInset
        ) {
            self.form = form
            device.show(form)
            form.scrollView.contentInset.bottom = own
            assistant = form.assisted(avoidance)
            assistant.footerView = form.footer
        }

        /// The top of what hides: the footer on the keyboard, or the keyboard before a footer that
        /// has stayed behind it.
        var edge: CGFloat {
            let keyboard = device.keyboard.frame?.minY ?? 844
            return min(keyboard, form.frameInWindow(form.footer).minY)
        }

        /// The top of the keyboard in the window.
        var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

        /// The points of the scroll view below the edge.
        var covered: CGFloat { max(0, form.frameInWindow(form.scrollView).maxY - edge) }

        func focus(_ index: Int) {
            device.focus(form.fields[index])
        }

        func isInSight(_ index: Int) -> Bool {
            let frame = form.frameInWindow(form.fields[index])
            return frame.maxY <= edge + 0.5
                && frame.minY >= form.frameInWindow(form.scrollView).minY - 0.5
        }
    }

    @Test(
        "Neither the footer nor what the app's closure keeps is kept by events",
        .requirement("U367"))
    func footerIsNotRetained() {
        let scene = Scene(FooterForm(.app))
        weak var footer: UIView?
        weak var kept: UIView?
        do {
            let (view, other) = (UIView(), UIView())
            scene.form.view.addSubview(view)
            scene.assistant.footerView = view
            scene.assistant.relatedViews = { _ in [other] }
            scene.focus(3)
            scene.focus(4)
            scene.form.view.endEditing(true)
            scene.device.settle()
            view.removeFromSuperview()
            scene.assistant.relatedViews = nil
            (footer, kept) = (view, other)
        }
        #expect(footer == nil && kept == nil)
        #expect(scene.assistant.footerView == nil)
    }

    @Test(
        "The field ends above the footer, and the end of the form can be scrolled there",
        .requirement("U367"), arguments: [0, 60, 20] as [CGFloat])
    func fieldEndsAboveFooter(own: CGFloat) {
        let scene = Scene(own: own)
        let scrollView = scene.form.scrollView
        #expect(scrollView.contentInset.bottom == own)
        let views = scene.form.view.subviews
        for index in [9, 14, 19] {
            scene.focus(index)
            #expect(scene.isInSight(index))
        }
        let keyboardPart = scene.form.frameInWindow(scrollView).maxY - scene.keyboardTop
        let expected = max(keyboardPart + own, scene.covered)
        #expect(abs(scrollView.adjustedContentInset.bottom - expected) < 0.5)
        #expect(
            scrollView.verticalScrollIndicatorInsets.bottom == scrollView.contentInset.bottom - own)

        scene.assistant.closeKeyboard()
        scene.device.settle()
        #expect(scrollView.contentInset.bottom == own)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
        #expect(scene.form.view.subviews == views)
    }

    @Test("In a rotation the field stays above the footer", .requirement("U367"))
    func rotation() {
        let scene = Scene(own: 60)
        scene.focus(9)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            scene.device.rotate(to: orientation)
            scene.device.settle()
            #expect(scene.isInSight(9))
            #expect(scene.form.scrollView.adjustedContentInset.bottom >= scene.covered - 0.5)
        }
    }

    @Test(
        "A footer that grows takes the field along in the same layout, and gives back what it took",
        .requirement("U367"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1203"))
    func growingFooterTakesFieldAlong() {
        let scene = Scene(own: 60)
        scene.focus(14)
        let inset = scene.form.scrollView.contentInset.bottom
        let scrolls = ScrollCounter(scene.form.scrollView)

        for height in [110, 160] as [CGFloat] {
            let count = scrolls.offsets.count
            scene.form.footerHeight.constant = height
            scene.form.view.layoutIfNeeded()
            #expect(scene.isInSight(14))
            #expect(Set(scrolls.offsets.dropFirst(count)).count <= 1)
            #expect(scene.form.scrollView.adjustedContentInset.bottom >= scene.covered - 0.5)
        }
        scene.form.footerHeight.constant = 60
        scene.form.view.layoutIfNeeded()
        #expect(abs(scene.form.scrollView.contentInset.bottom - inset) < 0.5)
        #expect(scene.isInSight(14))
    }

    @Test(
        "A field that people have scrolled away stays away when the footer grows",
        .requirement("U367"))
    func scrolledFieldStaysAway() {
        let scene = Scene()
        scene.focus(9)
        scene.form.scrollView.contentOffset.y = 0
        scene.form.footerHeight.constant = 120
        scene.form.view.layoutIfNeeded()
        scene.device.settle()
        #expect(scene.form.scrollView.contentOffset.y == 0)
    }

    @Test("A footer that typing makes grow takes the field along", .requirement("U367"))
    func typingGrowsFooter() {
        let scene = Scene()
        scene.focus(14)
        let height = scene.form.footerHeight
        scene.form.fields[14].addAction(
            UIAction { [weak height] _ in height?.constant = 140 }, for: .editingChanged)
        scene.device.type("a")
        scene.device.settle()
        #expect(scene.isInSight(14))
    }

    @Test(
        "A footer that the app lifts itself counts as soon as it is on the keyboard",
        .requirement("U367"), arguments: [true, false])
    func appLiftsFooter(animated: Bool) {
        let scene = Scene(FooterForm(.app))
        scene.focus(14)
        let bottom = scene.form.frameInWindow(scene.form.footer).maxY
        scene.form.footerBottom.constant = scene.keyboardTop - bottom
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            scene.form.view.layoutIfNeeded()
        }
        scene.device.settle()
        #expect(abs(scene.edge - (scene.keyboardTop - 60)) < 0.5)
        #expect(scene.isInSight(14))
        #expect(abs(scene.form.scrollView.adjustedContentInset.bottom - scene.covered) < 0.5)

        // Back behind the keyboard.
        scene.form.footerBottom.constant = 0
        scene.form.view.layoutIfNeeded()
        #expect(abs(scene.form.scrollView.adjustedContentInset.bottom - scene.covered) < 0.5)
    }

    /// The ways in which a footer may be no footer.
    enum Useless: CaseIterable {
        case behindKeyboard, hidden, transparentSuperview, elsewhere, otherWindow, inside, gone
    }

    @Test(
        "A footer that covers nothing of the form counts for nothing", .requirement("U367"),
        arguments: Useless.allCases)
    func uselessFooter(_ kind: Useless) {
        let scene = Scene(FooterForm(kind == .behindKeyboard ? .safeArea : .guide))
        let form = scene.form
        switch kind {
        case .behindKeyboard: break
        case .hidden: form.footer.isHidden = true
        case .transparentSuperview:
            let box = UIView(frame: form.view.bounds)
            box.alpha = 0
            let footer = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 110))
            box.addSubview(footer)
            form.view.addSubview(box)
            scene.assistant.footerView = footer
        case .elsewhere:
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
            form.view.addSubview(header)
            scene.assistant.footerView = header
        case .otherWindow:
            let window = scene.device.openWindow(size: CGSize(width: 390, height: 844))
            let footer = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 110))
            window.addSubview(footer)
            scene.assistant.footerView = footer
            scene.device.window.makeKeyAndVisible()
        case .inside:
            let footer = UIView(frame: CGRect(x: 0, y: 900, width: 390, height: 110))
            form.content.addSubview(footer)
            scene.assistant.footerView = footer
        case .gone: form.footer.removeFromSuperview()
        }
        scene.focus(14)
        let covered = form.frameInWindow(form.scrollView).maxY - scene.keyboardTop
        #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.5)
        #expect(form.frameInWindow(form.fields[14]).maxY <= scene.keyboardTop)
    }

    @Test(
        "A view that scrolls with the fields or contains them is no footer, even at the keyboard",
        .requirement("U367"), arguments: [true, false])
    func viewAroundOrAmongFieldsIsNoFooter(isAround: Bool) {
        let scene = Scene()
        let form = scene.form
        scene.assistant.footerView = nil
        scene.focus(14)
        let inset = form.scrollView.contentInset.bottom
        let inside = UIView(
            frame: form.content.convert(
                CGRect(x: 0, y: scene.keyboardTop - 50, width: 390, height: 110), from: nil))
        form.content.addSubview(inside)
        scene.assistant.footerView = isAround ? form.view : inside
        #expect(form.scrollView.contentInset.bottom == inset)
        scene.focus(13)
        #expect(form.scrollView.contentInset.bottom == inset)
    }

    @Test("A footer that is named while the keyboard is up counts at once", .requirement("U367"))
    func footerNamedLater() {
        let scene = Scene()
        scene.assistant.footerView = nil
        scene.focus(14)
        scene.assistant.footerView = scene.form.footer
        scene.device.settle()
        #expect(scene.isInSight(14))
        #expect(abs(scene.form.scrollView.adjustedContentInset.bottom - scene.covered) < 0.5)

        scene.assistant.footerView = nil
        scene.device.settle()
        let covered = scene.form.frameInWindow(scene.form.scrollView).maxY - scene.keyboardTop
        #expect(abs(scene.form.scrollView.adjustedContentInset.bottom - covered) < 0.5)
    }

    @Test(
        "A footer that is named without a keyboard leaves a constraint as the app has set it",
        .requirement("U367"))
    func footerNamedWithoutKeyboard() {
        let (device, form) = (SimulatedDevice(.iPhone13), FooterForm(bottom: .viewEdge))
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        #expect(form.bottomConstraint.constant == -300)
        assistant.footerView = form.footer
        #expect(form.bottomConstraint.constant == -300)
    }

    @Test(
        "A form that follows the keyboard layout guide gets the footer's height alone",
        .requirement("U367"))
    func footerOverFormAtGuide() {
        let scene = Scene(FooterForm(bottom: .keyboardLayoutGuide))
        scene.focus(19)
        #expect(scene.isInSight(19))
        #expect(abs(scene.form.scrollView.adjustedContentInset.bottom - scene.covered) < 0.5)
    }

    @Test(
        "By a constraint or the safe area, the keyboard is avoided once whatever the footer does",
        .requirement("U367"), arguments: [true, false])
    func otherAvoidances(bySafeArea: Bool) throws {
        let form = FooterForm(
            bySafeArea ? .safeArea : .guide, bottom: bySafeArea ? .safeArea : .viewEdge)
        form.loadViewIfNeeded()
        let constraint = try #require(form.bottomConstraint)
        let scene = Scene(
            form, avoidance: bySafeArea ? .additionalSafeArea : .bottomConstraint(constraint))
        scene.focus(14)
        #expect(scene.isInSight(14))
        let inset = bySafeArea ? form.additionalSafeAreaInsets.bottom : -constraint.constant
        let height = 844 - scene.keyboardTop
        #expect(abs(inset - (bySafeArea ? height - 34 : height)) < 0.5)
        form.footerHeight.constant = 140
        form.view.layoutIfNeeded()
        #expect(scene.isInSight(14))
        #expect(inset == (bySafeArea ? form.additionalSafeAreaInsets.bottom : -constraint.constant))
    }

    // MARK: Pinned to the footer

    /// A form whose scroll view ends at the top of a footer.
    private final class PinnedForm: UIViewController {
        let scrollView = UIScrollView()
        let (footer, field) = (
            UIView(), UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        )
        private(set) var footerHeight: NSLayoutConstraint!

        override func viewDidLoad() {
            super.viewDidLoad()
            for child in [scrollView, footer] {
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            scrollView.addSubview(field)
            scrollView.contentSize = CGSize(width: 390, height: 1200)
            footerHeight = footer.heightAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                footer.topAnchor.constraint(equalTo: scrollView.bottomAnchor), footerHeight,
                footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    @Test(
        "A form that ends at a footer on the keyboard layout guide gets no inset, and is followed",
        .requirement("U367", "U319"))
    func formEndsAtFooter() throws {
        let (device, form) = (SimulatedDevice(.iPhone13), PinnedForm())
        device.show(form)
        #expect(form.scrollView.followsKeyboardLayoutGuide)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [form.field])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.footerView = form.footer
        device.focus(form.field)
        let bottom = { (view: UIView) in view.convert(view.bounds, to: nil).maxY }
        let covered = bottom(form.scrollView) - (try #require(device.keyboard.frame?.minY))
        #expect(abs(form.scrollView.contentInset.bottom - max(0, covered)) < 0.5)
        form.footerHeight.constant = 150
        form.view.layoutIfNeeded()
        let top = min(bottom(form.scrollView), device.keyboard.frame?.minY ?? 844)
        #expect(bottom(form.field) <= top + 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "What a form is pinned to counts, and what is pinned to the form does not",
        .requirement("U319"))
    func chainsOfConstraints() {
        let root = UIView()
        let (scrollView, middle, lower, badge) = (UIScrollView(), UIView(), UIView(), UIView())
        for view in [scrollView, middle, lower, badge] { root.addSubview(view) }
        let chain = [
            middle.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            middle.bottomAnchor.constraint(equalTo: lower.topAnchor),
        ]
        let guide = root.keyboardLayoutGuide
        NSLayoutConstraint.activate(chain)
        #expect(!scrollView.followsKeyboardLayoutGuide)
        // A view above, or beside the form, leads nowhere.
        let others = [
            badge.bottomAnchor.constraint(equalTo: guide.topAnchor),
            badge.topAnchor.constraint(equalTo: scrollView.topAnchor),
            badge.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            badge.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            badge.bottomAnchor.constraint(lessThanOrEqualTo: scrollView.bottomAnchor),
            scrollView.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ]
        NSLayoutConstraint.activate(others)
        #expect(!scrollView.followsKeyboardLayoutGuide)
        NSLayoutConstraint.activate([lower.bottomAnchor.constraint(equalTo: guide.topAnchor)])
        #expect(scrollView.followsKeyboardLayoutGuide)
        NSLayoutConstraint.deactivate(chain)
        #expect(!scrollView.followsKeyboardLayoutGuide)
    }
}
