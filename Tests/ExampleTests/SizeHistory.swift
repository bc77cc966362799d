import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Example
import HeadlessBehavior
import KeyCommandCustomization
import KeyboardAssistant
import KeyboardTesting
import Requirements
import SimulatedDevice
import UIKit

/// A screen of the example in a scene of a phone's app that people resize while they type, as on an
/// iPad or a Mac.
@MainActor
struct SizeHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case jump, drag, edit, editAnother, next, previous, type, endEditing, toggleBar
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    /// A screen with room for every scene, whose keyboard is a tablet's.
    ///
    /// The idiom of the app stays that of a phone (WWDC26, session 278), and its orientation portrait.
    private static let model = SimulatedDevice.Model(
        size: CGSize(width: 1366, height: 1366), idiom: .phone,
        keyboard: SimulatedDevice.Model.iPad12_9.keyboard)

    var random: SeededNumbers
    let screen: ExampleListViewController.Example
    private let device = SimulatedDevice(Self.model)
    private let stack: UINavigationController
    private let bar = DefaultNavigationView()
    private var assistant: SceneKeyboardAssistant?
    private let trust: GuideTrust
    /// The frame of the scene at the start, and the app's numbers in it.
    private let start = CGRect(x: 0, y: 522, width: 390, height: 844)
    private var atRest: [String] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let screens = ExampleListViewController.Example.allCases
        let index = Int(seed % UInt64(screens.count))
        screen = screens[index]
        let list = ExampleListViewController()
        list.registry = KeyBindingsRegistry()
        stack = UINavigationController(rootViewController: list)
        device.resizeScene(to: start)
        device.show(stack)
        trust = GuideTrust(on: device, in: device.window, others: [])
        assistant = device.window.windowScene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: .controller(bar), handlesReturnKey: true)
        }
        device.settle()
        list.buttons[index].sendActions(for: .touchUpInside)
        device.settle()
        atRest = numbers
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        perform(act)
        device.settle()
        return wrongs
    }

    mutating func end() -> [String] {
        stack.setNavigationBarHidden(false, animated: false)
        device.window.endEditing(true)
        device.settle()
        device.resizeScene(to: start)
        device.settle()
        assistant = nil
        device.settle()
        let left = numbers
        if left.count != atRest.count { return ["left: \(left)"] }
        let changes = zip(atRest, left).filter { $0 != $1 }.map { "left: \($0) became \($1)" }
        // The footer of this screen grows with what is wrong in the form.
        return screen == .checkout ? Array(changes.dropFirst()) : changes
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .jump: device.resizeScene(to: frame())
        case .drag: device.resizeScene(to: frame(), over: 0.2)
        case .edit, .editAnother: inputs.randomElement(using: &random)?.becomeFirstResponder()
        case .next: if edited?.inputAccessoryView != nil { tapNext(bar.btNext) }
        case .previous: if edited?.inputAccessoryView != nil { tapNext(bar.btPrev) }
        case .type: if edited != nil { device.type("a") }
        case .endEditing: device.window.endEditing(true)
        case .toggleBar:
            stack.setNavigationBarHidden(
                !stack.isNavigationBarHidden, animated: Bool.random(using: &random))
        }
    }

    private func tapNext(_ button: UIButton) {
        if button.window != nil { button.sendActions(for: .touchUpInside) }
    }

    /// A scene from 320 by 320 to 1366 by 1024 points, whose bottom is that of the screen or above it.
    private mutating func frame() -> CGRect {
        let size = CGSize(
            width: CGFloat(Int.random(in: 320...1366, using: &random)),
            height: CGFloat(Int.random(in: 320...1024, using: &random)))
        let above =
            Bool.random(using: &random) ? 0 : CGFloat(Int.random(in: 0...300, using: &random))
        return CGRect(
            x: CGFloat(Int.random(in: 0...Int(1366 - size.width), using: &random)),
            y: 1366 - size.height - above, width: size.width, height: size.height)
    }

    // MARK: What must hold

    private var wrongs: [String] {
        guard let edited, device.keyboard.isVisible, !isTight, trust.isInformed, !isLeftBehind
        else { return [] }
        let area = edited as? UITextView
        let sight =
            area.flatMap { device.caretVisibility(of: $0) } ?? device.visibility(of: edited)
        let scene = device.window.frame
        if edited.bounds.isEmpty { return ["\(sight.element) has no size"] }
        let covers = sight.covers.filter { $0.part.height > 0.5 }
        return covers.map {
            "\(screen.rawValue) in \(scene.size.width) × \(scene.size.height) at \(scene.minX), "
                + "\(scene.minY): \($0.name) covers \($0.part.height) points of \(sight.element)"
        }
    }

    private var inputs: [UIView] {
        let top = stack.presentedViewController ?? stack.topViewController
        return (top?.viewIfLoaded?.textInputs ?? []).filter { $0.canBecomeFirstResponder }
    }

    private var edited: UIView? {
        device.window.textInputs.first(where: \.isFirstResponder)
    }

    /// Whether the input is in a bar that the app has pinned to a guide that doesn't move each time, or
    /// that leaves out the accessory bar.
    private var isLeftBehind: Bool {
        let isWrong = [.missesTransitions, .offByBar].contains(device.behavior.keyboardGuide)
        return screen == .conversation && isWrong
    }

    /// Whether the keyboard, and what the app has above it, leave no room for an input.
    private var isTight: Bool {
        guard let edited, let keyboard = device.keyboard.frame else { return true }
        let window = device.window.frame
        let bottom = min(keyboard.minY, window.maxY) - window.minY
        let scrollView = sequence(first: edited, next: { $0.superview })
            .dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
        guard let scrollView else { return bottom < 180 }
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        let insets = scrollView.adjustedContentInset
        let room = min(bottom, frame.maxY - insets.bottom) - frame.minY - insets.top
        return room < (edited is UITextView ? 60 : edited.bounds.height + 20)
    }

    /// The points by which a guide that has missed the keyboard's hide holds up the bar that the app has
    /// pinned to the guide.
    ///
    /// The rows end above the bar, wherever the bar is.
    private var lift: CGFloat {
        guard screen == .conversation, let view = stack.topViewController?.viewIfLoaded else {
            return 0
        }
        let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
        return bottom - view.keyboardLayoutGuide.layoutFrame.minY
    }

    /// The insets of all scroll views, without what a lifted bar takes, and the safe areas that are
    /// added.
    private var numbers: [String] {
        let top = stack.presentedViewController ?? stack
        let scrollViews = top.view.scrollViews.map { scrollView in
            var insets = [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
            let lift = scrollView is UITableView ? lift : 0
            for index in insets.indices { insets[index].bottom -= lift }
            return "\(insets[0]) \(insets[1])"
        }
        return scrollViews + (top.children + [top]).map { "\($0.additionalSafeAreaInsets)" }
    }
}

extension UIView {
    fileprivate var textInputs: [UIView] {
        if isHidden { return [] }
        let isInput = self is UITextField || self is UITextView
        return isInput && window != nil ? [self] : subviews.flatMap(\.textInputs)
    }

    fileprivate var scrollViews: [UIScrollView] {
        let own = (self as? UIScrollView).map { [$0] } ?? []
        // The text views of rows come and go with them.
        let isRow = self is UITableViewCell || self is UICollectionViewCell
        return isRow ? own : own + subviews.flatMap(\.scrollViews)
    }
}
