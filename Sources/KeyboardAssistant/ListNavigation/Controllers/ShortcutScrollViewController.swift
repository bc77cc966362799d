import CoreGraphics
import Foundation
import UIKit

/// A screen whose scroll view scrolls by keys, and which listens to them as soon as it shows.
///
/// It works from code, and from a nib or a storyboard, where it serves the first scroll view that
/// it finds; without one it makes one. Subclasses add key commands to those of `super`.
@MainActor
open class ShortcutScrollViewController: UIViewController {
    private var navigator: ScrollNavigator?
    private var editingEnds: NotificationTokens?
    private lazy var router = PressRouter { [weak self] in self?.type($0) ?? false }

    /// What scrolls; set it before the view appears, or later, to another one.
    open var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            navigator = scrollView.map(ScrollNavigator.init)
            setSteps()
        }
    }

    /// What scrolls by keys; its steps and titles can be changed.
    public var scrollNavigator: ScrollNavigator? { navigator }

    /// How much of a page still shows on the next one, in points: 150, unless overridden.
    open func scrollWithinPageMargin() -> CGFloat { 150 }

    /// How far an arrow scrolls, in points: 350, unless overridden.
    open func scrollArrowHeight() -> CGFloat { 350 }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if scrollView == nil { findScrollView() }
        setSteps()
    }

    private func setSteps() {
        navigator?.scrollWithinPageMargin = scrollWithinPageMargin()
        navigator?.scrollArrowHeight = scrollArrowHeight()
    }

    /// Serves what the view has, or makes it.
    func findScrollView() {
        scrollView = view.firstScrollViewInside() ?? add(UIScrollView(frame: view.bounds))
    }

    func add<Scrolling: UIScrollView>(_ scrollView: Scrolling) -> Scrolling {
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        return scrollView
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        editingEnds = NotificationTokens(
            [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification],
            in: .default
        ) { [weak self] _ in self?.editingEnded() }
        listenIfNobodyTypes()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        editingEnds = nil
    }

    /// Another input may begin right away, and must not be disturbed.
    private func editingEnded() {
        Task { @MainActor [weak self] in self?.listenIfNobodyTypes() }
    }

    private func listenIfNobodyTypes() {
        guard editingEnds != nil, presentedViewController == nil, canTakeKeys else { return }
        becomeFirstResponder()
    }

    // MARK: Key commands

    /// What offers the keys of this screen.
    var keyNavigator: (any KeyNavigator)? { navigator }

    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (keyNavigator?.possibleKeyCommands ?? [])
    }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keyNavigator?.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    // MARK: Presses

    /// Whether `key` was for finding something by its text.
    func type(_ key: UIKey) -> Bool { false }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.changed(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
}

extension UIView {
    /// This view or the first of its kind in it, but none that only shows text.
    func firstScrollViewInside<Scrolling: UIScrollView>(
        _ kind: Scrolling.Type = UIScrollView.self
    ) -> Scrolling? {
        if let scrollView = self as? Scrolling, !(self is UITextView) { return scrollView }
        return subviews.lazy.compactMap { $0.firstScrollViewInside(kind) }.first
    }
}
