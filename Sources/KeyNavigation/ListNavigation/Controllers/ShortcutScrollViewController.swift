import CoreGraphics
import Foundation
import UIKit

/// A view controller with a scroll view that people scroll with keys as soon as the view appears.
///
/// Create the controller in code, or load it from a nib or storyboard. The controller uses the
/// first scroll view in its view, or otherwise creates one. Subclasses add their key commands to
/// the key commands of `super`.
@MainActor
open class ShortcutScrollViewController: UIViewController {
    private var editingEnds: NotificationTokens?
    private lazy var router = PressRouter { [weak self] in self?.type($0) ?? false }

    /// The scroll view that keys scroll.
    ///
    /// You can set the scroll view before the view appears, or replace it later.
    open var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            scrollNavigator = scrollView.map(ScrollNavigator.init)
            setSteps()
        }
    }

    /// The navigator of the scroll view.
    ///
    /// You can change its step sizes.
    public private(set) var scrollNavigator: ScrollNavigator?

    /// Returns the part of a page that stays visible on the next page, in points.
    ///
    /// The default is 150.
    open func scrollWithinPageMargin() -> CGFloat { 150 }

    /// Returns the distance that an arrow key scrolls, in points.
    ///
    /// The default is 350.
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

    /// Uses the first scroll view in the view, or creates one.
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

    /// Waits one run loop turn, because another input may start editing immediately.
    private func editingEnded() {
        Task { @MainActor [weak self] in self?.becomeFirstResponderUnlessEditing() }
    }

    private func becomeFirstResponderUnlessEditing() {
        guard editingEnds != nil, presentedViewController == nil, canTakeKeys else { return }
        becomeFirstResponder()
    }

    // MARK: Key commands

    /// The navigator that provides the key commands of this view controller.
    var keyNavigator: (any KeyNavigator)? { scrollNavigator }

    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (keyNavigator?.possibleKeyCommands ?? [])
    }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keyNavigator?.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }

    // MARK: Presses

    /// Returns a Boolean value that indicates whether `key` was used to find a row by typing.
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
    /// Returns the view itself or its first subview of this type, ignoring text views.
    func firstScrollViewInside<Scrolling: UIScrollView>(
        _ kind: Scrolling.Type = UIScrollView.self
    ) -> Scrolling? {
        if let scrollView = self as? Scrolling, !(self is UITextView) { return scrollView }
        return subviews.lazy.compactMap { $0.firstScrollViewInside(kind) }.first
    }
}

/// The name of this class in Instapaper's IPShortcut.
public typealias IPShortcutScrollViewController = ShortcutScrollViewController
