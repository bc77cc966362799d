import UIKit

/// The answers of responders and views during the current event.
///
/// An app may make a new bar for each question. So each responder is asked for its bar once during an
/// event, and all decisions are about the same bar. A tree of views without a first responder is
/// searched once, because a search looks at each of the views.
@MainActor
struct ResponderAnswers {
    private struct Bar {
        weak var responder: UIResponder?
        var bar: UIView?
    }

    private var bars: [ObjectIdentifier: Bar] = [:]
    /// The views at the top of trees without a first responder.
    private var idleViews = WeakMap<UIView, Void>()

    /// The answers during an event; `nil` between events.
    private static var current: ResponderAnswers?

    /// Runs `response`, and asks each question once meanwhile.
    ///
    /// The app may change its answers between events, also between an event and another one that is
    /// sent during the response.
    static func duringEvent(_ response: () -> Void) {
        let isNested = current != nil
        current = ResponderAnswers()
        response()
        current = isNested ? ResponderAnswers() : nil
    }

    /// Runs `response` to the begin or end of editing as a part of the current event or, between
    /// events, as an event.
    static func duringSameEvent(_ response: () -> Void) {
        guard current != nil else { return duringEvent(response) }
        forgetIdleViews()
        response()
    }

    // MARK: Bars

    /// Returns the bar of `responder`, and asks the responder only once during an event.
    static func bar(of responder: UIResponder) -> UIView? {
        let id = ObjectIdentifier(responder)
        if let known = current?.bars[id], known.responder === responder { return known.bar }
        let bar = responder.accessoryBar
        current?.bars[id] = Bar(responder: responder, bar: bar)
        return bar
    }

    /// Forgets the bar of `responder`, before the responder gets another one.
    static func forgetBar(of responder: UIResponder) {
        current?.bars[ObjectIdentifier(responder)] = nil
    }

    // MARK: First responders

    /// Returns a Boolean value that indicates whether no first responder was found in `view`, or in a
    /// view around `view`, since the last observer was notified of the current event.
    static func isIdle(_ view: UIView) -> Bool {
        guard let idle = current?.idleViews else { return false }
        return sequence(first: view, next: \.superview).contains { idle[$0] != nil }
    }

    /// Records that there is no first responder in `view`.
    static func noteIdle(_ view: UIView) { current?.idleViews[view] = () }

    /// Forgets the views without a first responder, because the app may have begun editing.
    static func forgetIdleViews() { current?.idleViews = WeakMap() }
}
