import UIKit

extension KeyboardPlacement {
    /// Measures where the keyboard and its guides are in `window`.
    ///
    /// - Parameters:
    ///   - window: The window whose coordinates are used.
    ///   - endFrame: The latest end frame, in whatever space it was posted.
    ///   - bar: The bar above the keyboard.
    @MainActor
    init(in window: UIWindow, endFrame: CGRect?, bar: UIView?) {
        let root = window.outermostView
        // A guide has no frame before the first layout after it was asked for.
        let guides = (window.keyboardLayoutGuide, root?.keyboardLayoutGuide)
        window.layoutIfNeeded()
        let bar = bar?.window == nil ? nil : bar?.frameOnScreen
        self.init(
            windowGuide: guides.0.layoutFrame,
            rootGuide: guides.1.flatMap { root?.convert($0.layoutFrame, to: window) },
            posted: endFrame, converted: endFrame.map(window.convertFromScreen),
            bar: bar.map(window.convertFromScreen),
            safeAreaBottom: window.bounds.maxY - window.safeAreaInsets.bottom)
    }
}

extension UIWindow {
    /// The view of the root view controller, or of the presented screen that has taken its place.
    fileprivate var outermostView: UIView? {
        guard let rootViewController else { return nil }
        return sequence(first: rootViewController, next: \.presentedViewController)
            .lazy.compactMap(\.viewIfLoaded).first { $0.window === self }
    }
}
