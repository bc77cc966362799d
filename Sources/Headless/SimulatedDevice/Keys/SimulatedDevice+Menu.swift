import UIKit

extension SimulatedDevice {
    /// Opens the app's menu bar and chooses the item with this title by touch or pointer; false if
    /// there is none that anybody performs.
    @discardableResult
    public func choose(menuItem title: String) -> Bool {
        takeOver()
        defer { finishTurn() }
        return MenuChoice.choose(title)
    }
}
