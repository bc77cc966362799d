import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The ways in which an app can write the constraint that avoids the keyboard.
@MainActor
@Suite(.doubts(.guides)) struct ConstraintWaysTests {
    /// What the constraint ties, and in which order.
    enum Way: String, CaseIterable, Sendable {
        case view, viewReversed, safeArea, safeAreaReversed, margins, marginsReversed
        case ownGuide, ownGuideReversed, frameGuide, bar, barReversed, height
        case spacer
    }

    /// A screen whose scroll view ends where a constraint says.
    private final class Screen: UIViewController {
        let scrollView = UIScrollView()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        private(set) var bottom: NSLayoutConstraint!
        private let way: Way

        init(_ way: Way) {
            self.way = way
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            add(scrollView)
            scrollView.addSubview(field)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            bottom = makeBottom()
            bottom.isActive = true
        }

        private func add(_ part: UIView) {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }

        private func makeBottom() -> NSLayoutConstraint {
            let (end, safeArea) = (scrollView.bottomAnchor, view.safeAreaLayoutGuide.bottomAnchor)
            let margins = view.layoutMarginsGuide.bottomAnchor
            return switch way {
            case .view: end.constraint(equalTo: view.bottomAnchor)
            case .viewReversed: view.bottomAnchor.constraint(equalTo: end)
            case .safeArea: end.constraint(equalTo: safeArea)
            case .safeAreaReversed: safeArea.constraint(equalTo: end)
            case .margins: end.constraint(equalTo: margins)
            case .marginsReversed: margins.constraint(equalTo: end)
            case .ownGuide: makeGuide().constraint(equalTo: view.bottomAnchor)
            case .ownGuideReversed: view.bottomAnchor.constraint(equalTo: makeGuide())
            case .frameGuide:
                scrollView.frameLayoutGuide.bottomAnchor.constraint(equalTo: safeArea)
            case .bar: end.constraint(equalTo: makeBar())
            case .barReversed: makeBar().constraint(equalTo: end)
            case .height: scrollView.heightAnchor.constraint(equalToConstant: 800)
            case .spacer: makeSpacer()
            }
        }

        /// Adds a guide of the app's at whose end the scroll view ends.
        private func makeGuide() -> NSLayoutYAxisAnchor {
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 10),
                scrollView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            return guide.bottomAnchor
        }

        /// Adds a bar at the bottom.
        private func makeBar() -> NSLayoutYAxisAnchor {
            let bar = UIView()
            add(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 60),
                bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            return bar.topAnchor
        }

        /// Adds a view below the scroll view, and returns the constraint of its height.
        private func makeSpacer() -> NSLayoutConstraint {
            let spacer = UIView()
            add(spacer)
            NSLayoutConstraint.activate([
                spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                spacer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scrollView.bottomAnchor.constraint(equalTo: spacer.topAnchor),
            ])
            return spacer.heightAnchor.constraint(equalToConstant: 0)
        }

        var end: CGFloat { scrollView.convert(scrollView.bounds, to: nil).maxY }
        var navigator: InputNavigator {
            let navigator = InputNavigator()
            navigator.addInputItems(inputItems: [field])
            return navigator
        }

        /// Returns an assistant, of a type that the app makes in one of several ways.
        func assistant(_ naming: Naming) -> KeyboardAssistant {
            switch naming {
            case .avoidance:
                return KeyboardAssistant(
                    scrollView: scrollView, navigator: navigator,
                    avoidance: .bottomConstraint(bottom))
            case .layoutView:
                let assistant = KeyboardAssistant.createAutoScrollView(
                    inputNavigator: navigator, positionScrollView: scrollView,
                    positionConstraint: .viewBottomToTopOfKeyboard, positionOffset: 20,
                    bottomConstraint: bottom, bottomConstraintLayoutView: view)
                assistant.start()
                return assistant
            case .manual:
                return KeyboardAssistant(navigator: navigator, bottomConstraint: bottom) { _, _ in }
            }
        }
    }

    /// How the constraint comes to the assistant.
    enum Naming: CaseIterable, Sendable { case avoidance, layoutView, manual }

    @Test(
        "The room set by hand ends at the keyboard, however the constraint is written",
        .requirement("U523"), arguments: Way.allCases, Naming.allCases)
    func roomByHand(way: Way, naming: Naming) {
        // What moves can't be told from a height alone, without the scroll view: it is the spacer.
        if way == .height, naming == .manual { return }
        let device = SimulatedDevice()
        let screen = Screen(way)
        device.show(screen)
        let assistant = screen.assistant(naming)
        let (end, constant) = (screen.end, screen.bottom.constant)
        for height in [300, 200, 336] as [CGFloat] {
            assistant.setBottomConstraintToKeyboard(keyboardHeight: height, animated: false)
            #expect(abs(screen.end - (844 - height)) < 0.5)
        }
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 0, animated: false)
        #expect(screen.end == end && screen.bottom.constant == constant)
    }

    @Test(
        "The room for a keyboard ends at it, however the constraint is written",
        .requirement("U31", "U523"), arguments: Way.allCases)
    func roomForKeyboard(way: Way) throws {
        let device = SimulatedDevice()
        let screen = Screen(way)
        device.show(screen)
        let assistant = screen.assistant(.avoidance)
        let (end, constant) = (screen.end, screen.bottom.constant)
        for _ in 0..<3 {
            device.focus(screen.field)
            let top = try #require(device.keyboard.frame?.minY)
            #expect(abs(screen.end - top) < 0.5)
            screen.field.resignFirstResponder()
            device.settle()
            #expect(screen.end == end && screen.bottom.constant == constant)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A height that a manual assistant is given shrinks by the keyboard, and comes back",
        .requirement("U523"))
    func heightShrinks() {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        let (pane, field) = (
            UIView(), UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        )
        pane.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(pane)
        pane.addSubview(field)
        let height = pane.heightAnchor.constraint(equalToConstant: 844)
        NSLayoutConstraint.activate([
            pane.topAnchor.constraint(equalTo: screen.view.topAnchor),
            pane.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            pane.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor), height,
        ])
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: field)
        let assistant = KeyboardAssistant(
            navigator: navigator, bottomConstraint: height, layoutView: screen.view,
            onReposition: { _, _ in })
        for _ in 1...3 {
            device.focus(field)
            #expect(pane.frame.maxY == device.keyboard.frame?.minY)
            field.resignFirstResponder()
            device.settle()
            #expect(height.constant == 844)
        }
        withExtendedLifetime(assistant) {}
    }
}

/// Constraints of a view in another one, without a scroll view.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct PanelConstraintTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
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
}
