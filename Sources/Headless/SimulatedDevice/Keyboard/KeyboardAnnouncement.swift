import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// A change of the keyboard that has been announced and whose end is still to be posted.
struct KeyboardAnnouncement {
    /// The token of what is to be posted next.
    var token: VirtualClock.Token?
    var change: KeyboardChange
    /// The real content of the notifications.
    var content: KeyboardNoticeContent
    /// The content of the notifications that the app receives.
    var told: KeyboardNoticeContent
}

extension SimulatedKeyboard {
    /// Posts what comes before the change, and has the rest posted when it is over.
    ///
    /// - Parameter isTransient: A Boolean value that indicates whether the app alone is told, while
    ///   the keyboard stays where it is.
    func announce(
        from old: KeyboardPlacement, to new: KeyboardPlacement, isLocal: Bool,
        isTransient: Bool = false
    ) {
        guard let change = KeyboardChange(from: old, to: new, screen: screen.size) else { return }
        // A change that is overtaken is not told to have happened (general knowledge).
        announcement?.token?.cancel()
        announcement = nil
        guard posts else { return }
        let content = KeyboardNoticeContent(
            begin: change.begin, end: change.end, duration: duration(of: change),
            curve: KeyboardPoster.usualCurve, isLocal: isLocal)
        var real = content
        if isTransient { real.end = (old.kind == .docked ? old : new).frame }
        let announcement = KeyboardAnnouncement(change: change, content: real, told: content)
        tell(reports(of: content, from: old, to: new)[...], announcement)
    }

    /// The time between two announcements of one show, in seconds.
    private static let stageGap: TimeInterval = 0.05

    /// Posts what comes before the change with the first of the contents, and has the next one, or
    /// what comes after the change, posted later.
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

    /// Posts both pairs in one go, as iOS does before the screen turns.
    func announceAtOnce(from old: KeyboardPlacement, to new: KeyboardPlacement) {
        announce(from: old, to: new, isLocal: !belongsToAnotherApp)
        VirtualClock.current.pass(0.02)
        finishAnnouncement()
    }

    /// The two of a pair come two milliseconds apart (ipad-ios5-landscape-show).
    private func post(_ notices: [KeyboardNotice], _ announcement: KeyboardAnnouncement) {
        for (index, notice) in notices.enumerated() {
            if index > 0 { VirtualClock.current.pass(ReplayTimeline.pairGap) }
            let told = reported(announcement.told, in: notice, of: announcement.change)
            KeyboardPoster.post(notice, toUIKit: announcement.content, toApp: told)
        }
    }
}
