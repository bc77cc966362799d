import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Recording changes nothing.
@MainActor
@Suite struct RandomMoveTests {
    @Test(
        "Whatever happens, the offsets and insets are the same with and without recording",
        .requirement("U388", "U461"))
    func sameWithAndWithoutRecording() {
        RandomPlay.play(TwinHistory.self, share: 100)
    }
}

/// A form that records its moves, and one to which the same happens that doesn't.
private struct TwinHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, editInner, endEditing, type, scroll, drag, rotate, keyboard, error, resetInset
        case background, relatedViews, reposition, spacing
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let isOfScene: Bool
    // One after the other, because devices share what they post.
    private var recording: Twin?
    private var played: [(act: Act, random: SeededNumbers, look: [CGFloat])] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        isOfScene = seed.isMultiple(of: 2)
        recording = Twin(isOfScene: isOfScene, isRecording: true)
    }

    mutating func step(_ act: Act) -> [String] {
        let start = random
        played.append((act, start, recording?.step(act, &random) ?? []))
        return []
    }

    /// Plays the same without recording, and returns what is different.
    mutating func end() -> [String] {
        let hasMadeRoom = played.contains { $0.look[1] > 0 }
        var problems = hasMadeRoom && recording?.moves == [] ? ["room is not recorded"] : []
        recording = nil
        var plain = Twin(isOfScene: isOfScene, isRecording: false)
        for (index, step) in played.enumerated() {
            var random = step.random
            let look = plain.step(step.act, &random)
            if look != step.look {
                problems.append("step \(index): \(step.look) and without recording \(look)")
                break
            }
        }
        return problems + (plain.moves.isEmpty ? [] : ["moves are recorded unasked"])
    }
}

/// A form with an assistant of its own or of its scene.
@MainActor
private struct Twin {
    private let device = SimulatedDevice(.iPhone13)
    private let form: TestForm
    private let error: UILabel
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    private let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    private var own: KeyboardAssistant?
    private var ofScene: SceneKeyboardAssistant?

    init(isOfScene: Bool, isRecording: Bool) {
        (form, error) = TestForm.withErrorAbove()
        device.show(form)
        inner.contentSize = CGSize(width: 390, height: 900)
        inner.addSubview(field)
        form.scrollView.addSubview(inner)
        if isOfScene {
            ofScene = device.window.windowScene.map { SceneKeyboardAssistant(windowScene: $0) }
            ofScene?.recordsMoves = isRecording
        } else {
            own = form.assisted()
            own?.navigator.addInputItem(inputItem: field)
            own?.recordsMoves = isRecording
        }
    }

    var moves: [KeyboardAssistant.Move] { (own?.moves ?? []) + (ofScene?.moves ?? []) }

    /// Does something, and returns what the form looks like then.
    mutating func step(_ act: TwinHistory.Act, _ random: inout SeededNumbers) -> [CGFloat] {
        perform(act, &random)
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

    private mutating func perform(_ act: TwinHistory.Act, _ random: inout SeededNumbers) {
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
            error.isHidden.toggle()
            form.view.layoutIfNeeded()
            finger.lift()
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            let modes: [KeyboardMode] = [.docked, .hardware(bar: false)]
            device.keyboard.mode = modes.randomElement(using: &random) ?? .docked
        case .error: error.isHidden.toggle()
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
