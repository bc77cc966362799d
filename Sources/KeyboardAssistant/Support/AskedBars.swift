import UIKit

/// The bars that responders have given during the current event.
///
/// An app may make a bar each time it is asked. So a responder is asked once while an event is
/// responded to, and every question about the bar is then about the same one.
@MainActor
enum AskedBars {
    private struct Answer {
        weak var responder: UIResponder?
        var bar: UIView?
    }

    /// The answers during an event; `nil` between events.
    private static var answers: [ObjectIdentifier: Answer]?

    /// Runs `response`, in which each responder is asked once.
    ///
    /// The app may change its bars between events, also between two of which one is sent while the
    /// other is responded to.
    static func duringEvent(_ response: () -> Void) {
        let isNested = answers != nil
        answers = [:]
        response()
        answers = isNested ? [:] : nil
    }

    /// Runs `response` as a part of the current event or, if there is none, as an event.
    static func duringSameEvent(_ response: () -> Void) {
        if answers == nil { duringEvent(response) } else { response() }
    }

    /// Returns the bar of `responder`, which is asked unless it has been during the current event.
    static func bar(of responder: UIResponder) -> UIView? {
        let id = ObjectIdentifier(responder)
        if let known = answers?[id], known.responder === responder { return known.bar }
        let bar = responder.accessoryBar
        answers?[id] = Answer(responder: responder, bar: bar)
        return bar
    }

    /// Forgets the bar of `responder`, which is about to have another one.
    static func forgetBar(of responder: UIResponder) {
        answers?[ObjectIdentifier(responder)] = nil
    }
}
