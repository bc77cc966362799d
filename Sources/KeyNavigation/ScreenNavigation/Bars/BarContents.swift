/// The items in the bars of a navigation controller.
struct BarContents<Item> {
    var leading: [Item] = []
    var trailing: [Item] = []
    var toolbar: [Item] = []
    var hidesNavigationBar = false
    var hidesToolbar = false
    /// A Boolean value that indicates whether a transition is in progress, in which taps do nothing
    /// either.
    var isMoving = false

    /// The visible items in the order in which they get keys.
    ///
    /// UIKit lists trailing items from the edge inward, and people read them from the other side.
    var inOrder: [Item] {
        guard !isMoving else { return [] }
        return (hidesNavigationBar ? [] : leading + trailing.reversed())
            + (hidesToolbar ? [] : toolbar)
    }
}

extension BarContents: Equatable where Item: Equatable {}
extension BarContents: Sendable where Item: Sendable {}
