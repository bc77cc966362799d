import Foundation

/// The time for which unused focus stays visible.
///
/// Apple's forums, thread 711072: after some time without use, no item is focused, but the focus
/// engine remembers the item. Apple doesn't publish the time; half a minute is our choice.
package struct FocusPatience: Equatable, Sendable {
    package static let seconds: TimeInterval = 30

    package private(set) var lastUse = -TimeInterval.infinity

    package init() {}

    package mutating func noteUse(at time: TimeInterval) {
        lastUse = time
    }

    package func isOver(at time: TimeInterval) -> Bool { time - lastUse >= Self.seconds }
}
