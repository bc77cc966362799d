import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Recording changes nothing.
@MainActor
@Suite struct MoveInvarianceTests {
    private let steps = RandomPlay.steps(usually: 480, tests: 2)

    @Test(
        "Whatever happens, the offsets and insets are the same with and without recording",
        .requirement("U388"), arguments: RandomPlay.seeds)
    func sameWithAndWithoutRecording(seed: UInt64) {
        let plain = RecordedHistory.trace(of: seed, steps: steps, isRecording: false)
        #expect(RecordedHistory.trace(of: seed, steps: steps, isRecording: true) == plain)
        #expect(Set(plain).count > 3)
    }

    @Test(
        "The same holds under any answers to what isn't known of UIKit", .requirement("U388"),
        arguments: RandomPlay.seeds)
    func sameUnderAnySettings(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        var behavior = UIKitBehavior()
        for doubt in [UIKitBehavior.Doubt].keyboard {
            doubt.alternatives.randomElement(using: &random)?.apply(&behavior)
        }
        UIKitBehavior.$standard.withValue(behavior) {
            let plain = RecordedHistory.trace(of: seed, steps: steps, isRecording: false)
            #expect(RecordedHistory.trace(of: seed, steps: steps, isRecording: true) == plain)
        }
    }
}

/// A form to which something random happens, with an assistant of its own or of its scene.
@MainActor
private struct RecordedHistory {
    private enum Act: CaseIterable {
        case edit, editInner, endEditing, type, scroll, drag, rotate, keyboard, error, resetInset
        case background, relatedViews, reposition, spacing
    }

    private var random: SeededNumbers
    private let device = SimulatedDevice(.iPhone13)
    private let form = ErrorAboveForm()
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    private let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    private var own: KeyboardAssistant?
    private var ofScene: SceneKeyboardAssistant?

    /// Returns what the form looks like after each step.
    static func trace(of seed: UInt64, steps: Int, isRecording: Bool) -> [[CGFloat]] {
        var history = RecordedHistory(seed: seed, isRecording: isRecording)
        let trace = (0..<steps).map { _ in history.step() }
        let moves = (history.own?.moves ?? []) + (history.ofScene?.moves ?? [])
        #expect(moves.isEmpty != isRecording)
        return trace
    }

    private init(seed: UInt64, isRecording: Bool) {
        random = SeededNumbers(seed: seed)
        device.show(form)
        inner.contentSize = CGSize(width: 390, height: 900)
        inner.addSubview(field)
        form.scrollView.addSubview(inner)
        if seed.isMultiple(of: 2) {
            ofScene = device.window.windowScene.map { SceneKeyboardAssistant(windowScene: $0) }
            ofScene?.recordsMoves = isRecording
        } else {
            own = form.assisted()
            own?.navigator.addInputItem(inputItem: field)
            own?.recordsMoves = isRecording
        }
    }

    private mutating func step() -> [CGFloat] {
        perform(Act.allCases.randomElement(using: &random) ?? .edit)
        if Int.random(in: 0..<4, using: &random) > 0 {
            device.settle()
        } else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        let scrollView = form.scrollView
        return [
            scrollView.contentOffset.y, scrollView.contentInset.bottom,
            scrollView.verticalScrollIndicatorInsets.bottom, inner.contentOffset.y,
            inner.contentInset.bottom, form.additionalSafeAreaInsets.bottom,
        ]
    }

    private mutating func perform(_ act: Act) {
        let scrollView = form.scrollView
        switch act {
        case .edit: _ = form.fields.randomElement(using: &random)?.becomeFirstResponder()
        case .editInner: field.becomeFirstResponder()
        case .endEditing: device.window.endEditing(true)
        case .type: if device.window.firstResponder is UITextField { device.type("a") }
        case .scroll: scrollView.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .drag:
            let finger = device.touch(at: CGPoint(x: 300, y: 200), in: device.window)
            for _ in 0..<5 { finger.move(by: CGVector(dx: 0, dy: -15)) }
            form.error.isHidden.toggle()
            form.view.layoutIfNeeded()
            finger.lift()
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            let modes: [KeyboardMode] = [.docked, .hardware(bar: false)]
            device.keyboard.mode = modes.randomElement(using: &random) ?? .docked
        case .error: form.error.isHidden.toggle()
        case .resetInset: own?.resetBottomInset(toInset: 8, animated: Bool.random(using: &random))
        case .background:
            device.background()
            device.foreground()
        case .relatedViews:
            own?.setRelatedViews([form.fields[7]], for: form.fields[6])
        case .reposition:
            own?.reposition(
                scrollView: scrollView, toInputItem: form.fields[9],
                constraint: .viewTopToTopOfScreen, offset: 4)
        case .spacing: form.stack.spacing = CGFloat(Int.random(in: 0..<9, using: &random))
        }
    }
}
