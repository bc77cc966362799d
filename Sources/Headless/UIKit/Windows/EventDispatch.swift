extension UIApplication {
    /// Sends an event to the affected windows.
    func dispatch(_ event: UIEvent) {
        let presses = (event as? UIPressesEvent)?.allPresses ?? []
        let windows = Set(
            (event.allTouches ?? []).compactMap(\.window) + presses.compactMap(\.window))
        for window in windows { window.sendEvent(event) }
    }
}

extension UIWindow {
    /// Sends an event to the affected views and recognizers.
    func deliver(_ event: UIEvent) {
        guard let presses = event as? UIPressesEvent else {
            return TouchDelivery.deliver(event, in: self)
        }
        KeyDelivery.deliver(presses, in: self)
    }
}
