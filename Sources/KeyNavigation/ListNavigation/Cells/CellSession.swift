import UIKit

/// A period in which focus is inside of a cell.
///
/// A ring shows the control with focus, and a caret the text input. Nothing else is added that
/// people see, and nothing remains afterward.
@MainActor
final class CellSession {
    /// The events that end a session.
    enum End {
        /// The cell has left, the list has scrolled, or people touch something else.
        case left
        /// A text input in the cell has ended editing by itself.
        case editingEnded
    }

    private weak var cell: UIView?
    /// The control that got focus last.
    private weak var control: UIView?
    /// A Boolean value that indicates whether people have turned to something else.
    private var isOver = false
    private weak var list: UIScrollView?
    private let reveal: (UIView) -> Void
    private let onChange: (End) -> Void
    private var ring: FocusRing?
    private var probes: CellFrameProbes?
    private var windowProbe: OwnedSubview<WindowProbe>?
    private var touches: GestureObserver?
    private var editing: NotificationTokens?
    /// A Boolean value that indicates whether this object moves the first responder.
    private var isMoving = false

    /// Creates a session in a cell of `list` that has no focus yet.
    ///
    /// `reveal` scrolls the list to a view in the cell. `onChange` is called when something may
    /// have ended the session.
    init(
        in cell: UIView, of list: UIScrollView, reveal: @escaping (UIView) -> Void,
        onChange: @escaping (End) -> Void
    ) {
        (self.cell, self.list, self.reveal, self.onChange) = (cell, list, reveal, onChange)
    }

    /// The controls of the cell and the one with focus.
    var contents: CellContents {
        let controls = controls
        return CellContents(
            controls: controls.map(\.cellControlKind),
            focus: .control(controls.firstIndex { $0 === control }))
    }

    /// The control with focus; `nil` if the one that had it is gone or disabled.
    var focusedControl: UIView? { controls.first { $0 === control } }

    private var controls: [UIView] { cell?.cellControls ?? [] }

    /// Returns a Boolean value that indicates whether the session is in `cell`.
    func isIn(_ cell: UIView?) -> Bool { cell != nil && cell === self.cell }

    /// A Boolean value that indicates whether the session can go on, because people haven't turned
    /// to something else, the cell is on the screen, and it and all views that it is in are enabled.
    var canContinue: Bool {
        guard !isOver, let cell, let list, cell.window != nil,
            sequence(first: cell, next: \.superview).allSatisfy({
                $0.isShown && $0.isUserInteractionEnabled
            })
        else { return false }
        return list.bounds.intersects(cell.frame)
    }

    // MARK: Moving

    /// Moves focus to the first of the cell's controls in `direction` that accepts it.
    ///
    /// - Returns: A Boolean value that indicates whether focus has moved.
    @discardableResult
    func step(_ direction: RowWalk.Direction, in contents: CellContents) -> Bool {
        let controls = controls
        for index in contents.candidates(direction) where controls.indices.contains(index) {
            if focus(controls[index]) { return true }
        }
        return false
    }

    private func focus(_ new: UIView) -> Bool {
        isMoving = true
        defer { isMoving = false }
        let accepts = new.isTextInput ? new.becomeFirstResponder() : takeKeys()
        guard accepts else { return false }
        show(new)
        if windowProbe == nil { observe() }
        reveal(new)
        return true
    }

    private func show(_ new: UIView) {
        control = new
        ring = new.isTextInput ? nil : FocusRing(around: new)
    }

    /// Ends the editing of text, and gives the keys to the list.
    ///
    /// - Returns: A Boolean value that is false if an input goes on editing.
    func takeKeys() -> Bool {
        guard let list, let editing = list.sceneFirstResponder?.responder, editing is any UIKeyInput
        else { return true }
        isMoving = true
        defer { isMoving = false }
        if let responder = list.responderChain.first(where: \.canBecomeFirstResponder) {
            responder.becomeFirstResponder()
        } else {
            editing.resignFirstResponder()
        }
        return !editing.isFirstResponder
    }

    /// Ends the session, and gives the keys to the list if no other responder has them.
    func end() {
        let hadKeys = control?.isTextInput ?? true
        (ring, probes, windowProbe, touches, editing, control) = (nil, nil, nil, nil, nil, nil)
        guard hadKeys, let list else { return }
        list.takeUnclaimedKeys()
        // An input that leaves with its cell is first responder until it has left.
        Task { @MainActor [weak list] in list?.takeUnclaimedKeys() }
    }

    // MARK: Events

    private func observe() {
        guard let cell, let list else { return }
        let probe = WindowProbe(in: cell) { [weak self] isInWindow in
            if !isInWindow { self?.onChange(.left) }
        }
        windowProbe = OwnedSubview(probe)
        probes = CellFrameProbes(in: list) { [weak self] in self?.onChange(.left) }
        probes?.follow(cell)
        touches = cell.window.map { window in
            GestureObserver(
                UITapGestureRecognizer(), in: window,
                shouldReceive: { [weak self] in
                    self?.touchBegan($0)
                    return false
                }, onBegan: { _ in })
        }
        editing = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidEndEditingNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
    }

    private func touchBegan(_ touch: UITouch) {
        let isOnControl = control.flatMap { touch.view?.isDescendant(of: $0) } ?? false
        if !isOnControl { turnAway() }
    }

    private func turnAway() {
        isOver = true
        onChange(.left)
    }

    private func receive(_ notification: Notification) {
        guard !isMoving, let input = notification.object as? UIView, !input.isKeyboardHolder else {
            return
        }
        let hasBegun =
            notification.name == UITextField.textDidBeginEditingNotification
            || notification.name == UITextView.textDidBeginEditingNotification
        if hasBegun {
            editingBegan(in: input)
        } else if input === control {
            // Another input may begin editing at once.
            Task { @MainActor [weak self, weak input] in
                guard let self, let input, input === control, !input.isFirstResponder else {
                    return
                }
                onChange(.editingEnded)
            }
        }
    }

    private func editingBegan(in input: UIView) {
        if let cell, input.isDescendant(of: cell) {
            show(input)
        } else if input.window?.windowScene === list?.window?.windowScene {
            turnAway()
        }
    }
}

extension UIView {
    /// Makes the nearest responder that can have the keys first responder, if no other one is.
    fileprivate func takeUnclaimedKeys() {
        guard window != nil, sceneFirstResponder == nil else { return }
        responderChain.first(where: \.canBecomeFirstResponder)?.becomeFirstResponder()
    }
}
