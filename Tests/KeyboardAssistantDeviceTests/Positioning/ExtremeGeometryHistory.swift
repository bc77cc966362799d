import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A form whose views, insets and windows have sizes, places and transforms that no form should have.
@MainActor
struct ExtremeGeometryHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, editAnother, editHeld, next, previous, type, endEditing
        case offset, scrollFrame, contentSize, inset, heldFrame, heldTransform, holderFrame
        case holderTransform, scrollTransform, innerFrame, footer, window, caret, restore
        case rotate, keyboard, predictions, reposition, positionOffset, related, policy
        case paging, stop, start, layout

        /// Whether it only leads to another input.
        var isStep: Bool {
            [.edit, .editAnother, .editHeld, .next, .previous].contains(self)
        }
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let device: SimulatedDevice
    private let form = ExtremeForm()
    private var assistant: KeyboardAssistant?
    private var trust: GuideTrust
    private let observer = KeyboardObserver()
    /// The inset that the app has set.
    private var own: CGFloat = 0
    /// How far behind the keyboard the app wants `held`, whose distance may be negative.
    private var depth: CGFloat = 0

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 2) ? .iPhone13 : .iPhoneSE)
        device.show(form)
        device.settle()
        trust = GuideTrust(on: device, in: device.window, others: [])
        observer.start(in: device.window)
        let navigator = InputNavigator(
            accessory: seed.isMultiple(of: 5) ? .controller(DefaultNavigationView()) : .none,
            returnKey: nil)
        navigator.addInputItems(inputItems: form.inputs)
        let ways: [KeyboardAssistant.Avoidance] = [.contentInset, .additionalSafeArea, .none]
        assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator, avoidance: ways[Int(seed / 2 % 3)])
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        let before = (edited: edited, keyboard: device.keyboard.frame)
        Animations.clearLog()
        perform(act)
        let isAtRest = Int.random(in: 0..<5, using: &random) > 0
        if isAtRest {
            device.settle()
        } else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        var problems = notFinite
        guard isAtRest else { return problems }
        if !device.keyboard.isVisible, trust.isInformed { problems += rests + rumors }
        if assistant?.isRunning != true { problems += rests }
        if act.isStep, before.keyboard != nil, before.keyboard == device.keyboard.frame {
            let count = Animations.log.count { $0.moved(form.scrollView) }
            if count > 1 { problems.append("\(count) moves") }
            if edited !== before.edited { problems += hidden }
        }
        return problems.map { "\($0) after \(act)" }
    }

    private mutating func perform(_ act: Act) {
        let scrollView = form.scrollView
        switch act {
        case .edit, .editAnother: form.inputs.randomElement(using: &random)?.becomeFirstResponder()
        case .editHeld: form.held.becomeFirstResponder()
        case .next: assistant?.navigator.gotoNextItem(shouldLoop: true)
        case .previous: assistant?.navigator.gotoPreviousItem(shouldLoop: true)
        case .type: if edited != nil { device.type("a") }
        case .endEditing: device.window.endEditing(true)
        case .offset: scrollView.contentOffset.y = ExtremeNumbers.coordinate(&random)
        case .inset:
            // With a keyboard, only the distance tells a changed inset from a new one.
            guard !device.keyboard.isVisible else { return }
            scrollView.contentInset.bottom += ExtremeNumbers.coordinate(&random) - own
            own = scrollView.contentInset.bottom
        case .window:
            device.window.frame =
                [
                    .zero, CGRect(x: 0, y: 0, width: 320, height: 0), device.window.screen.bounds,
                    CGRect(x: 0, y: 0, width: 100_000, height: 100_000),
                ].randomElement(using: &random) ?? .zero
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            device.keyboard.mode = Bool.random(using: &random) ? .docked : .hardware(bar: false)
        case .predictions: device.keyboard.showsPredictions.toggle()
        case .paging: scrollView.isPagingEnabled = Bool.random(using: &random)
        case .layout:
            form.view.setNeedsLayout()
            device.window.layoutIfNeeded()
        case .reposition, .positionOffset, .related, .policy, .stop, .start: configure(act)
        default: changeGeometry(act)
        }
    }

    private mutating func changeGeometry(_ act: Act) {
        form.isUsual = act == .restore
        switch act {
        case .scrollFrame: form.scrollView.frame = ExtremeNumbers.frame(&random)
        case .contentSize:
            form.scrollView.contentSize = ExtremeNumbers.frame(&random).size
            form.inner.contentSize = ExtremeNumbers.frame(&random).size
        case .heldFrame: form.held.frame = ExtremeNumbers.frame(&random)
        case .heldTransform: form.held.transform = ExtremeNumbers.transform(&random)
        case .holderFrame: form.holder.frame = ExtremeNumbers.frame(&random)
        case .holderTransform: form.holder.transform = ExtremeNumbers.transform(&random)
        case .scrollTransform: form.scrollView.transform = ExtremeNumbers.transform(&random)
        case .innerFrame: form.inner.frame = ExtremeNumbers.frame(&random)
        case .caret:
            form.text.caret = ExtremeNumbers.carets.randomElement(using: &random) ?? nil
            // Of a text view that fits, all is shown, wherever the caret is.
            form.text.frame.size.height = Bool.random(using: &random) ? 100 : 900
        case .footer: form.footer.frame = ExtremeNumbers.frame(&random)
        default:
            device.window.frame = device.window.screen.bounds
            device.window.layoutIfNeeded()
            form.restore()
        }
    }

    private mutating func configure(_ act: Act) {
        guard let assistant else { return }
        let number = ExtremeNumbers.coordinate(&random)
        switch act {
        case .reposition:
            let input = form.inputs.randomElement(using: &random) ?? form.held
            assistant.reposition(
                scrollView: form.scrollView, toInputItem: input,
                constraint: .allCases.randomElement(using: &random) ?? .viewTopToTopOfScreen,
                offset: number)
        case .positionOffset:
            assistant.setPositionOffset(number, for: form.held)
            depth = max(0, -number)
        case .related:
            assistant.setRelatedViews([form.holder, form.tall, form.footer], for: form.held)
            assistant.footerView = Bool.random(using: &random) ? form.footer : nil
        case .policy:
            assistant.repositionPolicy = .allCases.randomElement(using: &random) ?? .always
        case .stop: assistant.stop()
        default:
            if !assistant.isRunning {
                trust = GuideTrust(on: device, in: device.window, others: [])
            }
            assistant.start()
        }
    }

    // MARK: What must hold

    private var edited: UIView? { form.inputs.first(where: \.isFirstResponder) }

    private var notFinite: [String] {
        let points = form.scrollViews.flatMap { view -> [CGFloat] in
            let (insets, bars) = (view.contentInset, view.verticalScrollIndicatorInsets)
            return [
                view.contentOffset.x, view.contentOffset.y, insets.top, insets.bottom, bars.top,
                bars.bottom,
            ]
        }
        let numbers = points + [form.additionalSafeAreaInsets.bottom]
        if form.scrollView.isAskedForNone { return ["an offset is none"] }
        return numbers.allSatisfy(\.isFinite) ? [] : ["a number is none: \(numbers)"]
    }

    /// What there is of the library in the app's numbers.
    private var rests: [String] {
        let scrollView = form.scrollView
        var rests: [String] = []
        if scrollView.contentInset.bottom != own {
            rests.append("inset \(scrollView.contentInset.bottom) for \(own)")
        }
        if scrollView.verticalScrollIndicatorInsets.bottom != 0 { rests.append("indicator inset") }
        if form.additionalSafeAreaInsets != .zero { rests.append("safe area") }
        return rests
    }

    private var rumors: [String] {
        let own = assistant?.isRunning == true ? assistant?.observer as? KeyboardObserver : nil
        return observer.rumors + (own?.rumors ?? [])
    }

    /// The field that the focus has come to, if it isn't in sight although it could be.
    private var hidden: [String] {
        guard let edited, let keyboard = device.keyboard.frame, assistant?.isRunning == true,
            trust.isInformed, canBeSeen(edited, above: keyboard)
        else { return [] }
        let frame = edited.convert(edited.bounds, to: nil)
        // Of text whose caret is nowhere, some part is shown.
        let isInSight =
            edited === form.text
            ? frame.minY < keyboard.minY && frame.maxY > 0
            : frame.minY >= -0.5
                && frame.maxY <= keyboard.minY + 0.5 + (edited === form.held ? depth : 0)
        return isInSight ? [] : ["a field at \(frame) is out of sight above \(keyboard.minY)"]
    }

    /// Whether scrolling alone can show all of `input`.
    private func canBeSeen(_ input: UIView, above keyboard: CGRect) -> Bool {
        let scrollView = form.scrollView
        guard !scrollView.isPagingEnabled, device.window.bounds.size == device.screenSize,
            scrollView.transform == .identity,
            scrollView.frame == form.view.bounds,
            input !== form.innermost || isInReachOfInner(input),
            assistant?.footerView == nil
        else { return false }
        let isUpright = sequence(first: input, next: \.superview).allSatisfy {
            $0.transform == .identity
        }
        let frame = input.convert(input.bounds, to: scrollView)
        let insets = scrollView.adjustedContentInset
        let offsets =
            -insets
            .top...max(
                -insets.top,
                scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        let length = keyboard.minY - insets.top
        let height = input === form.text ? 20 : frame.height
        let target = frame.minY + height - keyboard.minY
        return isUpright && frame.height > 0 && height + 10 < length
            && offsets.contains(max(target, offsets.lowerBound))
            && frame.minY - offsets.lowerBound >= 0
    }

    /// Whether the inner scroll view is high enough for `input` and has it in its content.
    private func isInReachOfInner(_ input: UIView) -> Bool {
        let inner = form.inner
        return inner.frame.height > 100
            && input.frame.maxY <= max(inner.contentSize.height, inner.bounds.height)
    }

    // MARK: The end

    mutating func end() -> [String] {
        if Bool.random(using: &random) {
            device.window.endEditing(true)
            device.settle()
        }
        weak var left: KeyboardAssistant?
        weak var navigator: InputNavigator?
        (left, navigator) = (assistant, assistant?.navigator)
        assistant = nil
        device.settle()
        return
            (rests + (left == nil ? [] : ["an assistant"])
            + (navigator == nil ? [] : ["a navigator"])).map { "\($0) is left" }
    }
}
