import CoreGraphics
import UIKit

/// The inset that a conversation adds to that of its list.
@MainActor
final class ConversationInset {
    private weak var list: UIScrollView?

    init(in list: UIScrollView) {
        self.list = list
    }

    /// Returns the points that go when this inset goes.
    func share(atTop: Bool) -> CGFloat {
        guard let list else { return 0 }
        return content(of: list, atTop).share(of: self)
    }

    /// Returns the points that are kept in the content inset.
    ///
    /// Another conversation of the same list may keep as many, so that none would go with this inset.
    func amount(atTop: Bool) -> CGFloat {
        guard let list else { return 0 }
        return content(of: list, atTop).amount(of: self)
    }

    /// Returns the points that are kept in the inset of the indicator.
    func indicatorAmount(atTop: Bool) -> CGFloat {
        guard let list else { return 0 }
        return AdjustmentLedger.shared(for: list, atTop ? .indicatorInsetAtTop : .indicatorInset)
            .amount(of: self)
    }

    /// A Boolean value that indicates whether the app has written the content inset since.
    var isReplaced: Bool { ledgers.values.contains { $0.first?.isReplaced ?? false } }

    /// Adds `content` points to the content inset, and `indicator` points to that of the indicator.
    func set(_ content: CGFloat, indicator: CGFloat, atTop: Bool) {
        guard let list else { return }
        // Of a list that has been turned since, the other side is the app's again.
        if amount(atTop: !atTop) > 0 { write(0, 0, list, !atTop) }
        write(content, indicator, list, atTop)
    }

    func remove() {
        guard let list else { return }
        for side in [true, false] { write(0, 0, list, side) }
    }

    private func write(
        _ content: CGFloat, _ indicator: CGFloat, _ list: UIScrollView, _ atTop: Bool
    ) {
        let ledgers = [
            (self.content(of: list, atTop), content),
            (.shared(for: list, atTop ? .indicatorInsetAtTop : .indicatorInset), indicator),
        ]
        for (ledger, amount) in ledgers where ledger.amount(of: self) != amount || ledger.isReplaced
        {
            ledger.set(amount, for: self)
        }
        self.ledgers[atTop] = ledgers.map(\.0)
    }

    private func content(of list: UIScrollView, _ atTop: Bool) -> AdjustmentLedger {
        .shared(for: list, atTop ? .contentInsetAtTop : .contentInset)
    }

    /// The ledgers in use, which nobody else keeps.
    private var ledgers: [Bool: [AdjustmentLedger]] = [:]
}
