import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// An announced change of the keyboard whose end hasn't been posted yet.
struct KeyboardAnnouncement {
    /// The token of the next notifications.
    var token: VirtualClock.Token?
    var change: KeyboardChange
    /// The real content of the notifications.
    var content: KeyboardNoticeContent
    /// The content of the notifications that the app receives.
    var told: KeyboardNoticeContent
}

extension SimulatedKeyboard {
    /// Posts the notifications before the change, and schedules those after it.
    ///
    /// - Parameter isTransient: A Boolean value that indicates whether only the app is notified,
    ///   while the keyboard stays where it is.
    func announce(
        from old: KeyboardPlacement, to new: KeyboardPlacement, isLocal: Bool,
        isTransient: Bool = false
    ) {
        let change =
            KeyboardChange(from: old, to: new, screen: screen.size)
            ?? (isTransient ? KeyboardChange(showAgainAt: new) : nil)
        guard let change else { return }
        // A change that another one overtakes isn't reported as finished (assumed: A56).
        announcement?.token?.cancel()
        announcement = nil
        guard posts else { return }
        let content = KeyboardNoticeContent(
            begin: change.begin, end: change.end, duration: duration(of: change),
            curve: KeyboardNoticeContent.usualCurve, isLocal: isLocal)
        var real = content
        if isTransient { real.end = (old.kind == .docked ? old : new).frame }
        let announcement = KeyboardAnnouncement(change: change, content: real, told: content)
        tell(reports(of: content, from: old, to: new)[...], announcement)
    }

    /// The time between two announcements of one show, in seconds.
    private static let stageGap: TimeInterval = 0.05

    /// Posts the notifications before the change with the first of the contents, and schedules
    /// those with the next content, or those after the change.
    private func tell(
        _ reports: ArraySlice<KeyboardNoticeContent>, _ announcement: KeyboardAnnouncement
    ) {
        guard let told = reports.first else { return finishAnnouncement() }
        let later = reports.dropFirst()
        var announcement = announcement
        announcement.told = told
        let delay = later.isEmpty ? announcement.content.duration ?? 0 : Self.stageGap
        announcement.token = VirtualClock.current.schedule(after: delay) {
            [weak self, announcement] in
            if later.isEmpty { self?.finishAnnouncement() } else { self?.tell(later, announcement) }
        }
        self.announcement = announcement
        post(announcement.change.before, announcement)
    }

    private func duration(of change: KeyboardChange) -> TimeInterval {
        guard UIView.areAnimationsEnabled else { return 0 }
        let behavior = UIApplication.behavior
        let isZero = change.isHide && behavior.hideDuration == .zero
        return isZero ? 0 : behavior.usualDuration.seconds
    }

    private func finishAnnouncement() {
        guard let announcement else { return }
        self.announcement = nil
        announcement.token?.cancel()
        post(announcement.change.after, announcement)
    }

    /// Posts both pairs at once, as iOS does before the screen rotates.
    func announceAtOnce(from old: KeyboardPlacement, to new: KeyboardPlacement) {
        announce(from: old, to: new, isLocal: !belongsToAnotherApp)
        VirtualClock.current.pass(0.02)
        finishAnnouncement()
    }

    /// Posts notifications two milliseconds apart, the gap in a pair (ipad-ios5-landscape-show).
    private func post(_ notices: [KeyboardNotice], _ announcement: KeyboardAnnouncement) {
        for (index, notice) in notices.enumerated() {
            if index > 0 { VirtualClock.current.pass(ReplayTimeline.pairGap) }
            let told = reported(announcement.told, in: notice, of: announcement.change)
            KeyboardPoster.post(notice, toUIKit: announcement.content, toApp: told)
        }
    }
}
