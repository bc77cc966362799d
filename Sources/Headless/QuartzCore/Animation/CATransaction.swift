import Foundation

/// A group of changes to layers.
///
/// Changes are displayed immediately, whatever the values of the transaction. Its completion block
/// is called when the animations that were added meanwhile are over.
open class CATransaction: NSObject {
    private struct Group {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var longestAnimation: CFTimeInterval = 0
    }

    // Safe: only the main thread animates here.
    nonisolated(unsafe) private static var groups: [Group] = []

    open class func begin() {
        groups.append(groups.last.map { inherited(from: $0) } ?? Group())
    }

    private class func inherited(from outer: Group) -> Group {
        var group = outer
        group.completion = nil
        group.longestAnimation = 0
        return group
    }

    // CATransaction.h: without animations, the block is called immediately.
    open class func commit() {
        guard let group = groups.popLast() else { return }
        noteAnimation(lasting: group.longestAnimation)
        guard let completion = group.completion else { return }
        let seconds = group.longestAnimation
        guard seconds > 0 else { return completion() }
        guard seconds.isFinite else { return }
        nonisolated(unsafe) let call = completion
        MainActor.assumeIsolated { DeviceInUse.current.clock?.run(after: seconds) { call() } }
    }

    open class func flush() {}

    open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        change { $0.duration = dur }
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        groups.last?.timingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

    open class func setDisableActions(_ flag: Bool) {
        change { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        change { $0.completion = block }
    }

    // Outside of `begin()` and `commit()`, Core Animation creates a transaction that lasts until
    // the end of the turn.
    private class func change(_ change: (inout Group) -> Void) {
        if groups.isEmpty {
            groups.append(Group())
            MainActor.assumeIsolated {
                DeviceInUse.current.clock?.run(after: 0) { CATransaction.commit() }
            }
        }
        change(&groups[groups.count - 1])
    }

    /// Makes the completion of the current transaction wait for an animation.
    package class func noteAnimation(lasting seconds: CFTimeInterval) {
        guard !groups.isEmpty else { return }
        let last = groups.count - 1
        groups[last].longestAnimation = max(groups[last].longestAnimation, seconds)
    }

    /// Removes uncommitted transactions, as when a device is switched on.
    package class func reset() {
        groups = []
    }
}
