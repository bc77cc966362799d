extension UIApplication {
    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {
        let windows = allWindows.filter { !(event.touches(for: $0) ?? []).isEmpty }
        for window in windows { window.sendEvent(event) }
    }
}

extension UIWindow {
    /// Hands an event to the views and recognisers it concerns.
    func deliver(_ event: UIEvent) {
        TouchDelivery.deliver(event, in: self)
    }
}
