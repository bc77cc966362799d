extension UIApplication {
    /// Hands an event to the windows it concerns.
    func dispatch(_ event: UIEvent) {}
}

extension UIWindow {
    /// Hands an event to the views and recognisers it concerns.
    func deliver(_ event: UIEvent) {}
}
