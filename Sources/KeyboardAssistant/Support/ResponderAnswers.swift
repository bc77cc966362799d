import UIKit

/// What responders and views have answered during the current event.
///
/// An app may make a bar each time it is asked. So a responder is asked once while an event is
/// responded to, and every question about the bar is then about the same one. A tree without a first
/// responder is looked through once, because that means a look at each of its views.
@MainActor
struct ResponderAnswers {
    private struct Bar {
        weak var responder: UIResponder?
        var bar: UIView?
    }

    private var bars: [ObjectIdentifier: Bar] = [:]
    /// The views in whose trees there was no first responder.
    private var idleViews = WeakMap<UIView, Void>()

    /// The answers during an event; `nil` between events.
    private static var current: ResponderAnswers?

    /// Runs `response`, in which each question is asked once.
    ///
    /// The app may change its answers between events, also between two of which one is sent while the
    /// other is responded to.
    static func duringEvent(_ response: () -> Void) {
        let isNested = current != nil
        current = ResponderAnswers()
        response()
        current = isNested ? ResponderAnswers() : nil
    }

    /// Runs `response` to editing that began or ended, as a part of the current event or, if there is
    /// none, as an event.
    static func duringSameEvent(_ response: () -> Void) {
        guard current != nil else { return duringEvent(response) }
        forgetIdleViews()
        response()
    }

    // MARK: Bars

    /// Returns the bar of `responder`, which is asked unless it has been during the current event.
    static func bar(of responder: UIResponder) -> UIView? {
        let id = ObjectIdentifier(responder)
        if let known = current?.bars[id], known.responder === responder { return known.bar }
        let bar = responder.accessoryBar
        current?.bars[id] = Bar(responder: responder, bar: bar)
        return bar
    }

    /// Forgets the bar of `responder`, which is about to have another one.
    static func forgetBar(of responder: UIResponder) {
        current?.bars[ObjectIdentifier(responder)] = nil
    }

    // MARK: First responders

    /// Returns a Boolean value that indicates whether no first responder was found in `view`, or in a
    /// view around it, since the last observer was told of the current event.
    static func isIdle(_ view: UIView) -> Bool {
        guard let idle = current?.idleViews else { return false }
        return sequence(first: view, next: \.superview).contains { idle[$0] != nil }
    }

    /// Records that there is no first responder in `view`.
    static func noteIdle(_ view: UIView) { current?.idleViews[view] = () }

    /// Forgets which views have no first responder, because the app may have begun editing.
    static func forgetIdleViews() { current?.idleViews = WeakMap() }
}
