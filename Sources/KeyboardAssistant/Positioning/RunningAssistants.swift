import UIKit

/// The assistants that are currently running.
@MainActor
enum RunningAssistants {
    /// A change of the app's running assistants.
    enum Change: Sendable {
        case started, stopped
        /// An assistant is being deallocated.
        ///
        /// The app may have released the assistant by setting a property, and mustn't be called until
        /// the property is set.
        case deallocated
    }

    private static var boxes: [WeakBox<KeyboardAssistant>] = []

    /// The observers of changes of the app's running assistants.
    static let changes = Subscribers<Change>()

    /// The assistants, in the order of their starts.
    static var all: [KeyboardAssistant] { boxes.compactMap(\.object) }

    /// Adds an assistant that starts.
    static func add(_ assistant: KeyboardAssistant) {
        boxes.removeAll { $0.object == nil }
        boxes.append(WeakBox(assistant))
    }

    /// Removes an assistant that stops.
    static func remove(_ assistant: KeyboardAssistant) {
        boxes.removeAll { $0.object === assistant || $0.object == nil }
    }

    // MARK: Around and inside

    /// Returns the assistants with scroll views inside `scrollView`.
    static func inside(_ scrollView: UIScrollView?) -> [KeyboardAssistant] {
        all.filter { $0.scrollView?.isInside(scrollView) == true }
    }

    /// Returns the scroll views around `scrollView` in which assistants avoid the keyboard.
    static func scrollViews(around scrollView: UIScrollView?) -> [UIScrollView] {
        all.compactMap(\.scrollView).filter { scrollView?.isInside($0) == true }
    }

    /// Returns a Boolean value that indicates whether an assistant is changing the layout of
    /// `scrollView`.
    static func change(_ scrollView: UIScrollView?) -> Bool {
        all.contains { $0.scrollView != nil && $0.scrollView === scrollView && $0.isResponding }
    }

    /// Returns the assistants of `scrollView` that aren't changing the layout.
    private static func idle(in scrollView: UIScrollView?) -> [KeyboardAssistant] {
        guard let scrollView else { return [] }
        return all.filter { $0.scrollView === scrollView && !$0.isResponding }
    }

    /// Lets the assistants of `scrollView` that aren't changing the layout show the edited part, after
    /// another one has lowered the number that they share.
    ///
    /// They only scroll. They lower their own parts when they respond themselves.
    static func showEditedPart(in scrollView: UIScrollView?) {
        for assistant in idle(in: scrollView) {
            assistant.respond(to: .otherAssistant) { $0.sharedNumberLowered() }
        }
    }

    /// Lets the assistants of `scrollView` show the edited part when the next frame begins, after one of
    /// them was deallocated.
    static func showEditedPartInNextFrame(in scrollView: UIScrollView?) {
        guard !idle(in: scrollView).isEmpty else { return }
        let ticker = DisplayTicker()
        ticker.start { [weak scrollView] in
            ticker.stop()
            showEditedPart(in: scrollView)
        }
    }

    /// Returns a Boolean value that indicates whether an assistant has made an inset for the keyboard
    /// in a scroll view around `scrollView`.
    static func avoidKeyboard(around scrollView: UIScrollView) -> Bool {
        all.contains { scrollView.isInside($0.scrollView) && $0.inset.amount > 0 }
    }

    /// Returns a Boolean value that indicates whether an assistant of the app's has `input` in its
    /// navigator or in its scroll view.
    ///
    /// - Parameter assistants: The assistants of the app's, for callers that look them up once for many
    ///   inputs.
    static func ofAppServe(_ input: UIView, among assistants: [KeyboardAssistant]? = nil) -> Bool {
        (assistants ?? ofApp).contains { assistant in
            if assistant.navigator.contains(input) { return true }
            return assistant.scrollView.map { input.isDescendant(of: $0) } ?? false
        }
    }

    /// The assistants of the app's.
    static var ofApp: [KeyboardAssistant] { all.filter { !$0.servesScene } }
}

extension UIScrollView {
    /// Returns a Boolean value that indicates whether the scroll view is inside `other`.
    fileprivate func isInside(_ other: UIScrollView?) -> Bool {
        guard let other, other !== self else { return false }
        return isDescendant(of: other)
    }
}
