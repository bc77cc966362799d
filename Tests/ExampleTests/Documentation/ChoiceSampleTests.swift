import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
private func moveOnlyWhatIsCovered(_ keyboardAssistant: KeyboardAssistant) {
    keyboardAssistant.repositionPolicy = .ifNeeded
}

@MainActor
private func log(_ print: (String, String, [String]) -> Void) {
    for conflict in KeyBindingsRegistry.default.diagnostics {
        print(conflict.chord.symbols, conflict.command.name, conflict.owners.map(\.name))
    }
}

@MainActor
private func logMoves(_ keyboardAssistant: KeyboardAssistant, _ print: (Any) -> Void) {
    keyboardAssistant.recordsMoves = true
    for move in keyboardAssistant.moves { print(move) }
}

/// The articles about choosing an assistant, and about what to do if one does nothing.
@MainActor
@Suite(.doubts(.endFrame, .firstHeight, .hideDuration, .keyboardCurve)) struct ChoiceSampleTests {
    @Test("Every kind of assistant can be told to move only what is covered", .requirement("U445"))
    func policyCanBeChanged() {
        let form = TroubledForm()
        form.assist()
        form.edit(form.fields[3])
        guard let assistant = form.assistant else { return }
        #expect(assistant.repositionPolicy == .ifNeeded)
        assistant.repositionPolicy = .always
        moveOnlyWhatIsCovered(assistant)
        #expect(assistant.repositionPolicy == .ifNeeded)
        var lines: [String] = []
        logMoves(assistant) { lines.append("\($0)") }
        #expect(lines.count == assistant.moves.count && lines.contains { $0.contains("offset") })
        log { _, _, _ in Issue.record("no provider is registered that has a conflict") }
    }

    @Test("Two assistants in one inset make the room once", .requirement("U445"))
    func roomIsMadeOnce() {
        let form = TroubledForm()
        form.assist()
        let other = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.navigator,
            observer: form.assistant?.observer)
        form.edit(form.fields[3])
        let top = form.device.keyboard.frame?.minY ?? 0
        #expect(form.scrollView.contentInset.bottom == 667 - top)
        form.assistant?.stop()
        #expect(form.scrollView.contentInset.bottom == 667 - top)
        withExtendedLifetime(other) {}
    }

    @Test(
        "Of two nested scroll views with assistants, the outer one makes room", .requirement("U445")
    )
    func outerScrollViewMakesRoom() {
        let form = TroubledForm()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 350))
        inner.contentSize.height = 800
        form.scrollView.addSubview(inner)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        inner.addSubview(field)
        form.assist(form.fields + [field])
        let other = KeyboardAssistant(scrollView: inner, navigator: form.navigator)
        form.edit(field)
        #expect(form.scrollView.contentInset.bottom > 0 && inner.contentInset == .zero)
        #expect(form.distance(field) >= 0)
        withExtendedLifetime(other) {}
    }

    @Test(
        "With a scroll view that ends at the keyboard layout guide, an assistant only scrolls",
        .requirement("U242", "U445"))
    func assistantOfPinnedScrollViewOnlyScrolls() throws {
        let (device, screen) = (SimulatedDevice(.iPhoneSE), PinnedViewController())
        device.show(screen)
        device.settle()
        screen.assistant?.recordsMoves = true
        screen.field.becomeFirstResponder()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.scrollView.contentInset == .zero)
        #expect(screen.scrollView.convert(screen.scrollView.bounds, to: nil).maxY == top)
        #expect(top - screen.field.convert(screen.field.bounds, to: nil).maxY >= 20)
        #expect(
            screen.assistant?.moves.contains { $0.inactionReason == .keyboardLayoutGuide } == true)
    }
}

/// The article's screen that is pinned to the keyboard layout guide.
private final class PinnedViewController: UIViewController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
    let navigator = InputNavigator()
    var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize.height = 900
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(field)
        view.addSubview(scrollView)
        scrollView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        navigator.addInputItem(inputItem: field)
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive =
            true
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}
