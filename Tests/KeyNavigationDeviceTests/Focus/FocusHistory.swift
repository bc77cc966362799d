import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A screen through which focus moves while its views come and go.
@MainActor
struct FocusHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case tab, shiftTab, up, down, left, right, returnKey, space, escape, tour
        case tap, focus, removeFocus, endEditing
        case hide, disable, fade, remove, restore, cover, uncover, refuse
        case scroll, present, dismiss, rotate, preference, join, listPreference
        // What the app does in a call that will come.
        case plan
    }

    static let doubts: [UIKitBehavior.Doubt] = .lists + .keys + .focus + .editing

    var random: SeededNumbers
    let device: SimulatedDevice
    private var shown: FocusStageScreen?
    private var removed: [(view: UIView, from: UIView)] = []
    private var cover: UIView?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 4) ? .iPad9_7 : .iPhone13)
        if Int.random(in: 0..<4, using: &random) == 0 { device.language = "ar" }
        device.keyboard.mode = .hardware(bar: false)
        let screen = FocusStageScreen(&random)
        shown = screen
        device.show(screen)
        if Bool.random(using: &random) { screen.focus.focusPreference = .library }
        device.settle()
    }

    var screen: FocusStageScreen {
        guard let shown else { preconditionFailure("There is a screen until the end.") }
        return shown
    }

    var focused: UIView? { screen.focus.focusedItem as? UIView }

    func name(_ view: UIView?) -> String {
        view.map { $0.accessibilityLabel ?? "\(type(of: $0))" } ?? "nowhere"
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        if act.isKey, screen.presentedViewController == nil, device.window.firstResponder == nil {
            screen.becomeFirstResponder()
        }
        var problems: [String] = []
        let before = focused
        let isLeftToField = isLeftToField(act)
        screen.misuse.beginStep()
        switch act {
        case .up, .down, .left, .right: problems = press(act)
        case .tab: press("\t")
        case .shiftTab: press("\t", .shift)
        case .escape: press(UIKeyCommand.inputEscape)
        case .returnKey, .space: problems = select(by: act == .space ? " " : "\r")
        case .tour: problems = tour()
        case .focus: problems = focusByApp()
        case .hide, .disable, .fade, .remove, .restore, .cover, .uncover, .refuse: change(act)
        default: perform(act)
        }
        device.settle()
        if act.isKey, !isLeftToField, screen.focus.isActive, let focused, focused !== before {
            problems += obscurity(of: focused)
        }
        // Where the app did something else, the key isn't all that moved focus.
        if !screen.misuse.done.isEmpty { problems = [] }
        return (problems + wrongs).map { "\(act): \($0)" }
    }

    func press(_ key: String, _ flags: UIKeyModifierFlags = []) {
        device.press(key, flags)
        device.settle()
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .tap: if let view = anything() { try? device.tap(view) }
        case .removeFocus: screen.focus.removeFocus()
        case .plan:
            let deed = FocusStageScreen.Deed.allCases.randomElement(using: &random)
            screen.plan(deed ?? .focus, &random)
        case .endEditing: device.window.endEditing(true)
        case .scroll:
            let scrolls = (screen.containers + screen.lists.map(\.tableView))
                .compactMap { $0 as? UIScrollView }
            guard let view = scrolls.randomElement(using: &random) else { return }
            let end = max(0, view.contentSize.height - view.bounds.height)
            view.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
        case .present where screen.presentedViewController == nil:
            let other = UIViewController()
            other.view.addCard(20, 200)
            other.view.addField(20, 300)
            screen.present(other, animated: false)
        case .dismiss: screen.dismiss(animated: false)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .preference:
            screen.focus.focusPreference = Bool.random(using: &random) ? .library : .system
        case .join:
            screen.lists.randomElement(using: &random)?.navigator.joinSystemFocus(
                selectionFollowsFocus: Bool.random(using: &random))
        case .listPreference:
            screen.lists.randomElement(using: &random)?.navigator.options.focusPreference =
                Bool.random(using: &random) ? .library : .system
        default: break
        }
    }

    private mutating func anything() -> UIView? {
        (screen.things + screen.others).randomElement(using: &random)
    }

    private mutating func focusByApp() -> [String] {
        guard let thing = screen.things.randomElement(using: &random) else { return [] }
        let isFocused = screen.focus.focus(thing)
        return isFocused == (focused === thing) || focused === thing && !screen.focus.isActive
            ? [] : ["\(name(thing)) is said to be focused: \(isFocused), \(name(focused)) is"]
    }

    // MARK: What comes and goes

    private mutating func change(_ act: Act) {
        let views = screen.things + screen.containers + screen.others
        guard let view = views.randomElement(using: &random) else { return }
        switch act {
        case .hide: view.isHidden = true
        case .disable: view.isUserInteractionEnabled = false
        case .fade: view.alpha = 0
        case .remove:
            guard let outer = view.superview else { return }
            view.removeFromSuperview()
            removed.append((view, outer))
        case .restore:
            for (view, outer) in removed { outer.addSubview(view) }
            removed = []
            for view in views {
                (view.isHidden, view.isUserInteractionEnabled, view.alpha) = (false, true, 1)
            }
            screen.refusing = []
        case .cover:
            let new = UIView(
                frame: CGRect(
                    x: 0, y: CGFloat.random(in: 0...500, using: &random), width: 400, height: 160))
            new.backgroundColor = .white
            cover?.removeFromSuperview()
            cover = new
            screen.view.addSubview(new)
        case .uncover: cover?.removeFromSuperview()
        default: if view is UITextField { screen.refusing.insert(ObjectIdentifier(view)) }
        }
    }

    // MARK: What must hold

    /// What of a view to which a key has moved focus can't be seen, though it could be.
    private func obscurity(of view: UIView) -> [String] {
        let isCutOff = sequence(first: view, next: \.superview).dropFirst()
            .compactMap { $0 as? UIScrollView }.contains {
                !$0.showsAllItCan(of: view) && !isHidden(sightOf: $0)
                    && !showsMost(of: view, in: $0)
            }
        return (isCutOff ? ["\(name(view)) is scrolled out of sight"] : [])
            + (isHidden(view) ? ["the cover hides \(name(view))"] : [])
    }

    /// Whether the cover leaves nothing to see of a scroll view.
    private func isHidden(sightOf scroll: UIScrollView) -> Bool {
        guard let cover, cover.window != nil else { return false }
        let sight = scroll.convert(scroll.bounds.inset(by: scroll.adjustedContentInset), to: nil)
        let part = sight.intersection(cover.convert(cover.bounds, to: nil))
        return !part.isNull && sight.height - part.height < 2
    }

    /// Whether at no other offset of a scroll view, behind part of which the cover is, more of a view
    /// is beside the cover.
    private func showsMost(of view: UIView, in scroll: UIScrollView) -> Bool {
        guard let cover, cover.window != nil else { return false }
        let sight = scroll.bounds.inset(by: scroll.adjustedContentInset)
        let area = cover.convert(cover.bounds, to: scroll)
        let frame = view.convert(view.bounds, to: scroll)
        guard area.minX <= max(sight.minX, frame.minX), area.maxX >= min(sight.maxX, frame.maxX),
            area.intersects(sight)
        else { return false }
        func length(at offset: CGFloat) -> CGFloat {
            let way = scroll.contentOffset.y - offset
            let (start, end) = (frame.minY + way, frame.maxY + way)
            return max(
                min(end, area.minY, sight.maxY) - max(start, sight.minY),
                min(end, sight.maxY) - max(start, area.maxY, sight.minY), 0)
        }
        let last = scroll.contentSize.height - scroll.bounds.height
        let most = stride(from: 0, through: max(0, last), by: 1).map(length).max() ?? 0
        let present = length(at: scroll.contentOffset.y)
        return present > 0 && present >= most - 1.5
    }

    /// Whether a view is wholly behind the cover, and can be scrolled out from behind it.
    private func isHidden(_ view: UIView) -> Bool {
        let covers = device.visibility(of: view).covers
        guard let cover, cover.window != nil, covers.contains(where: { $0.name == "UIView" }) else {
            return false
        }
        let (frame, area) = (
            view.convert(view.bounds, to: nil), cover.convert(cover.bounds, to: nil)
        )
        let around = sequence(first: view, next: \.superview).dropFirst()
            .compactMap { $0 as? UIScrollView }
        guard let scroll = around.first else { return area.contains(frame) }
        guard around.allSatisfy(\.hasSight) else { return false }
        // What the scroll views around it cut off stays out of sight however it scrolls.
        let sight = around.map { $0.convert($0.bounds.inset(by: $0.adjustedContentInset), to: nil) }
            .reduce(device.window.bounds) { $0.intersection($1) }
        func isShown(at offset: CGFloat) -> Bool {
            let part = frame.offsetBy(dx: 0, dy: scroll.contentOffset.y - offset)
                .intersection(sight)
            return !part.isEmpty && !area.contains(part)
        }
        let end = scroll.contentSize.height - scroll.bounds.height
        return !isShown(at: scroll.contentOffset.y)
            && stride(from: 0, through: end, by: 4).contains(where: isShown)
    }

    private var wrongs: [String] {
        _ = screen.focus.possibleKeyCommands
        var wrongs: [String] = []
        if let focused {
            if !screen.focus.isActive { wrongs.append("the system moves focus, and so do we") }
            // UIKit doesn't end editing in a field that is hidden.
            if !focused.isInSight(of: screen.view), !focused.isFirstResponder {
                wrongs.append("\(name(focused)) is gone")
            }
            if !screen.things.contains(focused) { wrongs.append("\(name(focused)) has focus") }
        }
        let editing = screen.things.filter(\.isFirstResponder)
        if screen.focus.isActive, let field = editing.first as? UITextField, focused !== field {
            wrongs.append("\(name(field)) is edited, and \(name(focused)) has focus")
        }
        let rings = screen.view.stagedViews.filter { "\(type(of: $0))".hasSuffix("Ring") }
        if rings.count > 1 { wrongs.append("\(rings.count) rings") }
        let explained = FocusDiagnostics.issues(in: screen.view).map(\.kind)
        if explained.contains(.controlIsFocusable) { wrongs.append("a control is focusable") }
        return wrongs
    }

    mutating func end() -> [String] {
        weak var list: TestList?
        list = screen.lists.first
        removed = []
        screen.misuse.forget()
        device.show(UIViewController())
        device.settle()
        weak var navigator: FocusNavigator?
        weak var screen: FocusStageScreen?
        (navigator, screen) = (shown?.focus, shown)
        shown = nil
        return (screen == nil ? [] : ["the screen is kept"])
            + (navigator == nil ? [] : ["the navigator is kept"])
            + (list == nil ? [] : ["a list is kept"])
    }
}

extension FocusHistory.Act {
    fileprivate var isKey: Bool {
        switch self {
        case .tab, .shiftTab, .up, .down, .left, .right, .returnKey, .space, .escape, .tour: true
        default: false
        }
    }
}

extension UIView {
    /// The view and all views in it.
    fileprivate var stagedViews: [UIView] { [self] + subviews.flatMap(\.stagedViews) }

    /// Whether the view is in a root view, and nothing on the way hides or disables it.
    fileprivate func isInSight(of root: UIView) -> Bool {
        window != nil && isDescendant(of: root)
            && sequence(first: self, next: \.superview).allSatisfy {
                !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled
            }
    }
}

extension UIScrollView {
    /// Whether something of the content can be seen, because the scroll view isn't itself beyond the
    /// screen's edge.
    fileprivate var hasSight: Bool {
        let insets = adjustedContentInset
        return bounds.height > insets.top + insets.bottom
            && bounds.width > insets.left + insets.right
    }

    /// Whether as much of a view in the scroll view is in sight as can be scrolled there and fits.
    fileprivate func showsAllItCan(of view: UIView) -> Bool {
        let content = CGRect(origin: .zero, size: contentSize)
        let part = view.convert(view.bounds, to: self).intersection(content)
        let sight = bounds.inset(by: adjustedContentInset)
        guard !part.isEmpty, hasSight else { return true }
        func shows(_ start: CGFloat, _ end: CGFloat, in low: CGFloat, _ high: CGFloat) -> Bool {
            start >= low - 0.5 && end <= high + 0.5
                || end - start > high - low && start < high && end > low
        }
        return shows(part.minX, part.maxX, in: sight.minX, sight.maxX)
            && shows(part.minY, part.maxY, in: sight.minY, sight.maxY)
    }
}
