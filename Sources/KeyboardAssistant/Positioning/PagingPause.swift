import CoreGraphics
import UIKit

/// A setting that belongs to the app, and that the library turns off for some time.
///
/// Several owners can pause one setting. It is off from the first owner's beginning until the last
/// owner's end, and then on again. A setting that the app turns on in the meantime stays on, and
/// belongs to the app from then on.
///
/// The value alone doesn't tell whether the app has turned the setting off in the meantime, because
/// it is already off. Such a setting is turned on at the end.
struct PausedSetting: Equatable, Sendable {
    private var owners: Set<ObjectIdentifier> = []
    /// A Boolean value that indicates whether the library has turned the setting off.
    private(set) var isPaused = false

    /// Returns the value to write when `owner` begins.
    ///
    /// The first owner decides for all: the setting is only turned off if it `isInTheWay`.
    mutating func beginning(
        for owner: ObjectIdentifier, current: Bool, isInTheWay: Bool
    ) -> Bool {
        if owners.isEmpty { isPaused = current && isInTheWay } else { notice(current) }
        owners.insert(owner)
        return isPaused ? false : current
    }

    /// Returns the value to write when `owner` ends.
    mutating func ending(for owner: ObjectIdentifier, current: Bool) -> Bool {
        notice(current)
        guard owners.remove(owner) != nil, owners.isEmpty, isPaused else { return current }
        isPaused = false
        return true
    }

    /// Leaves the setting to the app if the app has turned it on.
    private mutating func notice(_ current: Bool) {
        if current { isPaused = false }
    }
}

/// A pause of a scroll view's paging while the keyboard is avoided in it.
///
/// A page is as tall as the scroll view is without a keyboard. While a part of the scroll view is
/// covered, or the scroll view is shorter, it comes to rest where an input is visible and not at a
/// page, whichever way the keyboard is avoided. A scroll view whose content is only wider than itself
/// pages horizontally, where the keyboard covers no part of a page, and keeps paging.
///
/// Observing `isPagingEnabled` isn't documented, so the paging is compared when a pause begins and
/// ends.
@MainActor
final class PagingPause {
    private weak var scrollView: UIScrollView?
    private var ledger: Ledger?

    /// The pause of one scroll view, shared by all owners.
    private final class Ledger {
        var setting = PausedSetting()
    }

    private static var ledgers = WeakMap<UIScrollView, WeakBox<Ledger>>()

    init(of scrollView: UIScrollView?) {
        self.scrollView = scrollView
    }

    /// Begins or ends the pause, depending on whether the keyboard is avoided.
    ///
    /// Must be called before the keyboard is avoided for the first time, because the scroll view may
    /// be shorter afterwards.
    func update(isAvoiding: Bool) {
        guard isAvoiding != (ledger != nil) else { return }
        isAvoiding ? begin() : end()
    }

    private func begin() {
        guard let scrollView else { return }
        let ledger = Self.ledger(of: scrollView)
        self.ledger = ledger
        scrollView.write(
            paging: ledger.setting.beginning(
                for: ObjectIdentifier(self), current: scrollView.isPagingEnabled,
                isInTheWay: !scrollView.scrollsOnlySideways))
    }

    private func end() {
        guard let ledger else { return }
        self.ledger = nil
        guard let scrollView else { return }
        scrollView.write(
            paging: ledger.setting.ending(
                for: ObjectIdentifier(self), current: scrollView.isPagingEnabled))
    }

    private static func ledger(of scrollView: UIScrollView) -> Ledger {
        if let existing = ledgers[scrollView]?.object { return existing }
        let ledger = Ledger()
        ledgers[scrollView] = WeakBox(ledger)
        return ledger
    }
}

extension UIScrollView {
    fileprivate func write(paging isEnabled: Bool) {
        if isPagingEnabled != isEnabled { isPagingEnabled = isEnabled }
    }
}
