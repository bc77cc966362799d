extension UIApplication {
    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {
        let windows = Set((event.allTouches ?? []).compactMap(\.window))
        for window in windows { window.sendEvent(event) }
    }
}

extension UIWindow {
    /// Hands an event to the views and recognisers it concerns.
    func deliver(_ event: UIEvent) {
        TouchDelivery.deliver(event, in: self)
    }
}
