import CoreGraphics
import Foundation
import UIKit

/// An object that shows views of the app in place of the keyboard, such as one with emoji or
/// attachments.
///
/// The input stays first responder, and the panel is as high as the replaced keyboard, so that a
/// bar above the keyboard and the rows of a conversation stay in place. The keyboard comes back by
/// ``close()`` or when people tap into the text. The panel is given up when the input ends editing,
/// or people drag the panel away. The app's own `inputView` comes back each time, also when this
/// object is deallocated.
@MainActor
public final class ComposerPanel {
    /// The height of a panel while the height of the keyboard isn't known, or the keyboard isn't
    /// docked, in points.
    ///
    /// The default is 260. The height is at most half of the scene's height. ``height`` says
    /// whether the preferred height is used.
    public var preferredHeight: CGFloat = 260 {
        didSet { if preferredHeight != oldValue { updateHeight(isResized: false) } }
    }

    /// The conversation that stays as it is while a panel and the keyboard replace each other;
    /// `nil` without one, or after the conversation is deallocated.
    public private(set) weak var conversation: ConversationAssistant?

    /// The input of the replaced keyboard; `nil` after the input is deallocated.
    public var input: UIView? { place.input }

    private let place: PanelPlace
    private let swap = PanelSwap()
    /// The panel's own observer, out of reach of other code.
    private let observer = KeyboardObserver()
    private let events = PanelEvents()
    private let cleanup: Cleanup
    private var shownHeight: PanelHeight?
    /// A Boolean value that indicates whether the panel has made way for UIKit's views above it.
    private var isFitted = false
    private var tokens: AnyObject?
    private var watch: PanelWatch?

    /// Creates a panel for a text view.
    ///
    /// The text view and the conversation aren't retained.
    public convenience init(input: UITextView, conversation: ConversationAssistant? = nil) {
        self.init(of: input, conversation)
    }

    /// Creates a panel for a text field.
    ///
    /// The text field and the conversation aren't retained.
    public convenience init(input: UITextField, conversation: ConversationAssistant? = nil) {
        self.init(of: input, conversation)
    }

    private init(of input: any UIView & UITextInput, _ conversation: ConversationAssistant?) {
        let place = PanelPlace(of: input)
        self.place = place
        self.conversation = conversation
        cleanup = Cleanup { place.giveBack() }
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        observe()
    }

    // MARK: What is shown

    /// A Boolean value that indicates whether a panel is shown in place of the keyboard.
    public var isShown: Bool { place.isTaken }

    /// The view in place of the keyboard; `nil` if there is none.
    public var view: UIView? { isShown ? place.host?.content : nil }

    /// The height of the panel, and its source; `nil` without a panel.
    ///
    /// An iPad's bar of shortcuts above the view is a part of the height.
    public var height: PanelHeight? { isShown ? shownHeight : nil }

    /// Calls `handler` with the view in place of the keyboard, at once and then for each change,
    /// until the returned token is released or canceled.
    ///
    /// The view is `nil` without a panel.
    public func observe(_ handler: @escaping (UIView?) -> Void) -> ObservationToken {
        events.observe(current: view, handler)
    }

    // MARK: Showing and closing

    /// Shows `view` in place of the keyboard or the current panel, and makes the input first
    /// responder if necessary.
    ///
    /// The view is as wide as the keyboard and as high as ``height`` says. A view with its own
    /// height by constraints keeps this height, at the top.
    ///
    /// - Returns: `false` if the input isn't in a window, or doesn't become first responder. The
    ///   input then has its own `inputView`.
    @discardableResult
    public func show(_ view: UIView) -> Bool {
        guard let input = place.input, let window = input.window else { return false }
        observe()
        let isEdited = input.isFirstResponder
        let host = takePlace(under: input, in: window, showing: isEdited ? view : nil)
        if !isEdited {
            input.becomeFirstResponder()
            // An input that refuses leaves the view where it is.
            guard input.isFirstResponder else {
                giveUp()
                return false
            }
            // An observer of the beginning of editing may have shown another view.
            if host.content == nil { host.show(view) }
            makeRoomAbove(isStill: false)
        }
        watchPanel(of: input, in: window)
        events.send(self.view)
        return true
    }

    /// Puts the panel in the keyboard's place, with `view` unless it is `nil`, and returns the
    /// panel.
    private func takePlace(
        under input: any UIView & UITextInput, in window: UIWindow, showing view: UIView?
    ) -> PanelHost {
        let facts = facts(of: input, in: window)
        let height = facts.height
        let taken = place.isTaken ? place.host : nil
        let host = taken ?? PanelHost(height: height.points)
        if let view { host.show(view) }
        let isAsHigh = taken != nil && shownHeight?.points == height.points
        shownHeight = height
        guard !isAsHigh else { return host }
        host.height = height.points
        isFitted = false
        change(isStill: facts.keepsPlace) { place.take(host) }
        makeRoomAbove(isStill: facts.keepsPlace)
        return host
    }

    /// Brings the keyboard back, if a panel is shown.
    ///
    /// - Returns: A Boolean value that indicates whether there was a panel.
    @discardableResult
    public func close() -> Bool {
        guard isShown else { return false }
        let isStill = place.input?.isFirstResponder == true && shownHeight?.isPreferred == false
        change(isStill: isStill) { place.giveBack() }
        forget()
        return true
    }

    /// Gives the place back to the keyboard.
    ///
    /// The keyboard is about to leave.
    private func giveUp() {
        guard place.host != nil else { return }
        swap.end()
        // UIKit asks for input views when editing begins again.
        place.giveBack(reloads: false)
        forget()
    }

    private func forget() {
        (watch, shownHeight) = (nil, nil)
        events.send(nil)
    }

    private func change(isStill: Bool, _ change: () -> Void) {
        swap.perform(
            freezing: isStill ? conversation : nil, in: place.input?.window, seenBy: observer,
            change
        ) { [weak self] in self?.swapEnded() }
    }

    private func swapEnded() {
        guard let window = place.input?.window else { return }
        for observer in [observer, conversation?.observer as? KeyboardObserver] {
            observer?.recoverSilentSwap(in: window)
        }
        makeRoomAbove(isStill: true)
    }

    // MARK: Events

    private func receive(_ notification: Notification) {
        guard let input = place.input, notification.object as? UIView === input else { return }
        switch notification.name {
        case UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification:
            observe()
        default: giveUp()
        }
    }

    /// Begins to learn the heights of keyboards, as soon as the input is in a window.
    private func observe() {
        guard let window = place.input?.window else { return }
        observer.isObserving ? observer.refresh(in: window) : observer.start(in: window)
    }

    private func watchPanel(of input: UIView, in window: UIWindow) {
        guard watch == nil else { return }
        watch = PanelWatch(
            input, in: window, tapped: { [weak self] in self?.close() },
            resized: { [weak self] in self?.updateHeight(isResized: true) })
    }

    // MARK: The height

    private func facts(
        of input: any UIView & UITextInput, in window: UIWindow, isResized: Bool = false
    ) -> PanelFacts {
        PanelFacts(
            isEdited: input.isFirstResponder,
            docked: input.isFirstResponder
                ? observer.dockedHeight(in: window, bar: window.accessoryBarInUse) : nil,
            expected: observer.expectedHeight(for: input).points,
            shown: height, isResized: isResized, preferred: preferredHeight,
            scene: window.bounds.height)
    }

    /// Updates the height of a shown panel after a change of the scene's size or the preferred
    /// height.
    private func updateHeight(isResized: Bool) {
        guard isShown, let input = place.input, let window = input.window else { return }
        let height = facts(of: input, in: window, isResized: isResized).height
        let isAsHigh = shownHeight?.points == height.points
        shownHeight = height
        guard !isAsHigh else { return }
        isFitted = false
        change(isStill: false) { place.resize(to: height.points) }
        makeRoomAbove(isStill: false)
    }

    /// Makes the view lower by the height of UIKit's views above it, once for each height.
    private func makeRoomAbove(isStill: Bool) {
        guard !isFitted, isShown, let shownHeight, let input = place.input, input.isFirstResponder,
            let window = input.window, window.traitCollection.userInterfaceIdiom == .pad,
            let covered = observer.dockedHeight(in: window, bar: window.accessoryBarInUse)
        else { return }
        let height = shownHeight.heightOfView(covering: covered)
        guard height != shownHeight.points else { return }
        isFitted = true
        change(isStill: isStill) { place.resize(to: height) }
    }
}
