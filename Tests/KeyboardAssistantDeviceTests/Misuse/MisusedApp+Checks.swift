import CoreGraphics
import DeviceFixtures
import DeviceTesting
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

extension MisusedApp {
    private var runningNavigators: [InputNavigator] {
        (aids.map(\.navigator) + [scene?.assistant.navigator].compactMap(\.self))
            .filter(\.isRunning)
    }

    /// The library's settings on inputs that no running navigator has.
    var wrongSettings: [String] {
        let serving = runningNavigators
        return inputs.flatMap { input -> [String] in
            let navigators = serving.filter { $0.inputItems.contains(input) }
            var wrongs: [String] = []
            let bar = input.accessoryBar
            let own: UIView? = (input as? UITextField).map(barred.contains) == true ? ownBar : nil
            // An app's bar that a navigator has put away comes back with the end of its service.
            if bar !== own, !navigators.contains(where: { $0.accessoryView === bar }),
                bar != nil || navigators.isEmpty
            {
                wrongs.append(bar == nil ? "the app's bar is gone" : "a bar of nobody's")
            }
            guard let field = input as? UITextField else { return wrongs }
            let policies = navigators.map { $0.setup.returnKeyPolicy }
            if field.delegate !== self, !policies.contains(.delegate) {
                wrongs.append("a delegate of nobody's")
            }
            if field.returnKeyType != .default, policies.allSatisfy({ $0 == nil }) {
                wrongs.append("a Return key of nobody's")
            }
            if field.allControlEvents != [], !policies.contains(.editingDidEndOnExit) {
                wrongs.append("an action of nobody's")
            }
            return wrongs
        }
    }

    /// What is wrong about who is edited, and what the navigators say of it.
    var wrongFocus: [String] {
        let edited = edited
        var wrongs: [String] = []
        if inputs.count(where: \.isFirstResponder) > 1 { wrongs.append("two inputs are edited") }
        let fields = editing.filter { $0 is UITextField }
        if fields.count > 1 || edited is UITextField && fields.first !== edited {
            wrongs.append("the delegate was told of \(fields.count), edited: \(edited != nil)")
        }
        for navigator in aids.map(\.navigator) where navigator.isRunning {
            let isItem = edited.map(navigator.inputItems.contains) ?? true
            if isItem, navigator.focusedItem !== edited {
                wrongs.append("the focus isn't reported")
            }
        }
        return wrongs
    }

    /// What there is of the library in the app's numbers.
    var rests: [String] {
        let scrollView = form.scrollView
        var rests: [String] = []
        if abs(scrollView.contentInset.bottom - own.inset) > 0.001 {
            rests.append("inset \(scrollView.contentInset.bottom) for \(own.inset)")
        }
        if scrollView.verticalScrollIndicatorInsets.bottom != 0 { rests.append("indicator inset") }
        if abs(form.bottomConstraint.constant - own.constant) > 0.001 {
            rests.append("constant \(form.bottomConstraint.constant) for \(own.constant)")
        }
        if form.additionalSafeAreaInsets != .zero { rests.append("safe area") }
        return rests
    }

    /// Whether an assistant has to keep `edited` in sight.
    func mustShow(_ edited: UIView) -> Bool {
        guard device.keyboard.isVisible, edited !== scrolled, !edited.isHidden,
            form.presentedViewController == nil, edited.window != nil
        else { return false }
        return aids.contains { aid in
            aid.scrolls && aid.navigator.focusedItem === edited && aid.trust.isInformed
        }
    }

    /// Whether as much of `edited` is in sight as has to be.
    func shows(_ edited: UIView) -> Bool {
        let top = form.frameInWindow(form.scrollView).minY + form.scrollView.safeAreaInsets.top
        let bottom = max(top, device.keyboard.frame?.minY ?? device.screenSize.height)
        var frame = edited.convert(edited.bounds, to: nil)
        if let text = edited as? UITextView, let end = text.selectedTextRange?.end {
            frame = text.convert(text.caretRect(for: end), to: nil)
        }
        guard bottom - top > frame.height + 30 else { return true }
        return frame.minY >= top - 0.5 && frame.maxY <= bottom + 0.5
    }

    /// The library's views in the form.
    var leftViews: [String] {
        func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
        return views(in: form.view).filter {
            String(reflecting: type(of: $0)).hasPrefix("KeyboardAssistant.")
        }.map { "\(type(of: $0))" }
    }
}
