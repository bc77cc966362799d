import UIKit

extension SimulatedDevice {
    /// Makes objects of a class, and of its subclasses, respond to a selector.
    ///
    /// On Apple's systems, the Objective-C runtime finds the method that a selector names. There is
    /// no such runtime here, so the test provides the method, before its first use. It is called
    /// for targets of controls, recognizers, bar button items, commands and display links, and for
    /// observers of notification centers. Another call for the same class and selector replaces the
    /// method.
    ///
    /// - Parameters:
    ///   - selector: The selector, such as `"save:"`.
    ///   - type: The class that has the method.
    ///   - method: The method, which gets the target and the sender, or the notification.
    public static func answer<Target: AnyObject>(
        _ selector: Selector, on type: Target.Type,
        by method: @escaping @MainActor (_ target: Target, _ sender: Any?) -> Void
    ) {
        ActionTable.register(selector, on: type, perform: method)
    }
}
