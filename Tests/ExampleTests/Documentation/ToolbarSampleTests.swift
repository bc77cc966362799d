import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class NoteViewController: UIViewController {
    let textView = UITextView()
    let (bar, background, shadow, palette) = (UIView(), UIView(), UIView(), UIView())
    let navigator = InputNavigator()
    let observer = KeyboardObserver()
    var keyboardAssistant: KeyboardAssistant!
    private var reserved: CGFloat = 0
    private var edgeToken: ObservationToken?
    private var token: ObservationToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = String(repeating: "A line\n", count: 100)
        for child in [textView, bar] { add(child, to: view) }
        add(background, to: bar)
        bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
        shadow.alpha = 0
        pinAndAssist()
        background.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true
        background.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        keyboardAssistant.recordsMoves = true
        token = observer.observe { [weak self] event in
            switch event {
            case .stateChanged(.willShow): self?.movePalette(by: 120)
            case .stateChanged(.willHide): self?.movePalette(by: 0)
            default: break
            }
        }
    }

    private func add(_ child: UIView, to parent: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }

    private func pinAndAssist() {
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        textView.keyboardDismissMode = .interactive

        navigator.addInputItem(inputItem: textView)
        keyboardAssistant = KeyboardAssistant(
            scrollView: textView, navigator: navigator, observer: observer)
        keyboardAssistant.footerView = bar
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.contentInset.bottom += bar.bounds.height - reserved
        reserved = bar.bounds.height
        if #available(iOS 17, *) {
            view.keyboardLayoutGuide.keyboardDismissPadding = reserved
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let window = view.window else { return }
        edgeToken = observer.observeEdge(in: window) { [weak self] edge in
            guard let self else { return }
            shadow.alpha = min(1, edge.height / max(1, observer.lastKeyboardHeight))
        }
    }

    func movePalette(by way: CGFloat) {
        // The system's keyboard has a curve without a name.
        let curve = UIView.AnimationOptions(rawValue: 7 << 16)
        UIView.animate(
            withDuration: observer.keyboardAnimationDuration, delay: 0,
            options: [curve, .beginFromCurrentState]
        ) {
            self.palette.transform = CGAffineTransform(translationX: way, y: 0)
        }
    }

    /// The end of what people can scroll to, in the window.
    var textEnd: CGFloat {
        textView.convert(textView.bounds, to: nil).maxY - textView.adjustedContentInset.bottom
    }

    var barFrame: CGRect { bar.convert(bar.bounds, to: nil) }
}

/// The README's short form, in a view that an app has laid out.
private final class ShortNoteViewController: UIViewController {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let bar = UIView()
    let navigator = InputNavigator()
    let observer = KeyboardObserver()
    var keyboardAssistant: KeyboardAssistant!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = String(repeating: "A line\n", count: 100)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        view.addSubview(bar)
        bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        navigator.addInputItem(inputItem: textView)
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        textView.keyboardDismissMode = .interactive
        keyboardAssistant = KeyboardAssistant(
            scrollView: textView, navigator: navigator, observer: observer)
        keyboardAssistant.footerView = bar
    }
}

@MainActor
@Suite(.doubts(.keyboardCurve, .hideDuration, .endFrame)) struct ToolbarSampleTests {
    @Test(
        "The article's text ends at its bar, and the bar is on the keyboard in each picture",
        .requirement("U242", "U382"))
    func textEndsAtBar() throws {
        let (device, screen) = (SimulatedDevice(.iPhoneSE), NoteViewController())
        device.show(screen)
        device.settle()
        #expect(screen.barFrame.maxY == 667 && screen.textEnd == screen.barFrame.minY)

        let film = device.film(screen.bar)
        screen.textView.becomeFirstResponder()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.barFrame.maxY == top && screen.textEnd == top - 50)
        #expect(screen.shadow.alpha == 1 && screen.palette.transform.tx == 120)
        #expect(!screen.keyboardAssistant.moves.isEmpty)

        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<20 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            #expect(abs(screen.textEnd - screen.barFrame.minY) <= 0.5)
        }
        #expect(screen.shadow.alpha > 0.1 && screen.shadow.alpha < 0.9)
        finger.lift()
        device.settle()
        #expect(screen.shadow.alpha == 0 && screen.palette.transform.tx == 0)
        #expect(screen.barFrame.maxY == 667 && screen.textEnd == screen.barFrame.minY)
        for picture in film.pictures {
            let bar = try #require(picture.views[0])
            #expect(abs(bar.maxY - (picture.keyboard?.minY ?? 667)) <= 0.5, "at \(picture.time)")
        }
    }

    @Test("The README's text ends above its bar", .requirement("U242"))
    func shortTextEndsAboveBar() throws {
        let (device, screen) = (SimulatedDevice(.iPhoneSE), ShortNoteViewController())
        device.show(screen)
        screen.textView.becomeFirstResponder()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.bar.convert(screen.bar.bounds, to: nil).minY == top - 50)
        #expect(667 - screen.textView.adjustedContentInset.bottom == top - 50)
    }

    @Test("Below the article's bar, its background reaches to the bottom of the screen")
    func backgroundReachesBottom() {
        let (device, screen) = (SimulatedDevice(.iPhone13), NoteViewController())
        device.show(screen)
        device.settle()
        let background = screen.background.convert(screen.background.bounds, to: nil)
        #expect(screen.barFrame.maxY == 810)
        #expect(background.minY == screen.barFrame.minY && background.maxY == 844)
    }

    @Test(
        "With Prefer Cross-Fade Transitions, the article's bar is in its place at once, and the edge has no frames",
        .requirement("U385"))
    func crossFadeIsAtOnce() throws {
        let device = SimulatedDevice(.iPhoneSE)
        device.accessibility.isReduceMotionEnabled = true
        device.accessibility.prefersCrossFadeTransitions = true
        let screen = NoteViewController()
        device.show(screen)
        device.settle()
        var edges: [KeyboardEdge] = []
        let token = screen.observer.observeEdge(in: device.window) { edges.append($0) }
        let film = device.film(screen.bar)
        screen.textView.becomeFirstResponder()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(edges.last?.y == top && edges.allSatisfy { $0.motion == .resting })
        withExtendedLifetime(token) {}
        #expect(Set(film.pictures.dropFirst().compactMap { $0.views[0]?.maxY }) == [top])
    }
}
