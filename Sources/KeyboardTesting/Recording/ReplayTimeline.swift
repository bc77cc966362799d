import CoreGraphics
import Foundation

/// Assigns a time to each event of a recording: the recorded one, or the usual one of iOS.
package struct ReplayTimeline {
    // iOS: the two notifications of a pair are 2-3 ms apart, and the later pair comes 0.26-0.28 s
    // after the first notification if the duration is 0.25 (ipad-ios5-landscape-show).
    package static let pairGap: TimeInterval = 0.002
    static let usualDuration: TimeInterval = 0.25
    // No animation is longer, and the clock's small steps would be lost in rounding.
    static let longestWait: TimeInterval = 3600

    private(set) var steps: [KeyboardReplay.Step] = []
    private(set) var skips: [KeyboardReplay.Skip] = []
    private var now: TimeInterval = 0
    /// The time at which the last announced animation ends.
    private var animationEnd: TimeInterval = 0

    init(_ events: [KeyboardRecording.Event]) {
        for (index, event) in events.enumerated() {
            guard let notice = KeyboardNotice(rawValue: event.name) else {
                skips.append(
                    KeyboardReplay.Skip(index: index, reason: .unknownName(event.name)))
                continue
            }
            append(event, as: notice, at: index)
        }
    }

    private mutating func append(
        _ event: KeyboardRecording.Event, as notice: KeyboardNotice, at index: Int
    ) {
        let isSecond = steps.last.map { completesPair($0.notice, notice) } ?? false
        now = max(now, moment(of: event, as: notice, isSecond: isSecond))
        if !notice.isAfterwards, !isSecond {
            animationEnd = now + (event.duration ?? Self.usualDuration).asWait
        }
        let content = KeyboardNoticeContent(
            begin: event.begin?.rect, end: event.end?.rect, duration: event.duration,
            curve: event.curve, isLocal: event.isLocal)
        steps.append(
            KeyboardReplay.Step(
                time: now, notice: notice, index: index, content: content,
                realKeyboard: event.realKeyboard?.rect))
    }

    private func moment(
        of event: KeyboardRecording.Event, as notice: KeyboardNotice, isSecond: Bool
    ) -> TimeInterval {
        if let time = event.time { return time.asWait }
        if steps.isEmpty { return 0 }
        return isSecond ? now + Self.pairGap : max(animationEnd, now + Self.pairGap)
    }

    private func completesPair(_ first: KeyboardNotice, _ second: KeyboardNotice) -> Bool {
        first.isAboutFrame && !second.isAboutFrame && first.isAfterwards == second.isAfterwards
    }
}

extension TimeInterval {
    fileprivate var asWait: TimeInterval {
        isFinite ? Swift.min(Swift.max(0, self), ReplayTimeline.longestWait) : 0
    }
}
