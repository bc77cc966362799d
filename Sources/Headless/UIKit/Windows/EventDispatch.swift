extension UIApplication {
    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {
        let presses = (event as? UIPressesEvent)?.allPresses ?? []
        let windows = Set(
            (event.allTouches ?? []).compactMap(\.window) + presses.compactMap(\.window))
        for window in windows { window.sendEvent(event) }
    }
}

extension UIWindow {
    /// Hands an event to the views and recognizers it concerns.
    func deliver(_ event: UIEvent) {
        guard let presses = event as? UIPressesEvent else {
            return TouchDelivery.deliver(event, in: self)
        }
        KeyDelivery.deliver(presses, in: self)
    }
}
