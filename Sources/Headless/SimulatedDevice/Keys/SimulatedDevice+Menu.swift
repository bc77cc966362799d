import UIKit

extension SimulatedDevice {
    /// Opens the app's menu bar and chooses the item with a title by touch or pointer.
    ///
    /// - Returns: A Boolean value that indicates whether there is such an item and a responder
    ///   performed its action.
    @discardableResult
    public func choose(menuItem title: String) -> Bool {
        takeOver()
        defer { finishTurn() }
        return MenuChoice.choose(title)
    }
}
