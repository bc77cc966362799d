import CoreGraphics
import Foundation
import UIKit

/// A screen whose scroll view scrolls by keys, and which gets them as soon as it shows.
///
/// It works from code, and from a nib or a storyboard, where it serves the first scroll view that
/// it finds; without one it makes one. Subclasses add key commands to those of `super`.
@MainActor
open class ShortcutScrollViewController: UIViewController {
    private var editingEnds: NotificationTokens?
    private lazy var router = PressRouter { [weak self] in self?.type($0) ?? false }

    /// The scroll view that keys scroll; set it before the view appears, or later, to another one.
    open var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            scrollNavigator = scrollView.map(ScrollNavigator.init)
            setSteps()
        }
    }

    /// The navigator of the scroll view; its steps can be changed.
    public private(set) var scrollNavigator: ScrollNavigator?

    /// Returns the part of a page that still shows on the next one, in points: 150, unless
    /// overridden.
    open func scrollWithinPageMargin() -> CGFloat { 150 }

    /// Returns the distance that an arrow scrolls, in points: 350, unless overridden.
    open func scrollArrowHeight() -> CGFloat { 350 }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if scrollView == nil { findScrollView() }
        setSteps()
    }

    private func setSteps() {
        scrollNavigator?.scrollWithinPageMargin = scrollWithinPageMargin()
        scrollNavigator?.scrollArrowHeight = scrollArrowHeight()
    }

    /// Sets the scroll view that the view has, or else a new one.
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
        becomeFirstResponderUnlessEditing()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        editingEnds = nil
    }

    /// Waits a turn: another input may begin right away, and must not be disturbed.
    private func editingEnded() {
        Task { @MainActor [weak self] in self?.becomeFirstResponderUnlessEditing() }
    }

    private func becomeFirstResponderUnlessEditing() {
        guard editingEnds != nil, presentedViewController == nil, canTakeKeys else { return }
        becomeFirstResponder()
    }

    // MARK: Key commands

    /// The navigator that offers the key commands of this screen.
    var keyNavigator: (any KeyNavigator)? { scrollNavigator }

    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (keyNavigator?.possibleKeyCommands ?? [])
    }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keyNavigator?.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    // MARK: Presses

    /// Returns whether `key` was for finding something by its text.
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
    /// Returns this view or the first of its kind in it, but no text view.
    func firstScrollViewInside<Scrolling: UIScrollView>(
        _ kind: Scrolling.Type = UIScrollView.self
    ) -> Scrolling? {
        if let scrollView = self as? Scrolling, !(self is UITextView) { return scrollView }
        return subviews.lazy.compactMap { $0.firstScrollViewInside(kind) }.first
    }
}

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutScrollViewController = ShortcutScrollViewController
