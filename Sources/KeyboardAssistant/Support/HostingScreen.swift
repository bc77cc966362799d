import UIKit

/// A view controller that shows content of SwiftUI, which keeps its own text inputs above the
/// keyboard.
@MainActor
protocol HostingScreen: UIViewController {
    /// A Boolean value that indicates whether SwiftUI keeps the content above the keyboard.
    var avoidsKeyboard: Bool { get }
    /// Returns a Boolean value that indicates whether the class of `view` is one of SwiftUI's.
    static func makes(_ view: UIView) -> Bool
}

extension UIView {
    /// The view controllers that show content of SwiftUI and have this view in it, from the inside
    /// out.
    ///
    /// The responder chain would go on from a presented screen to the one below it.
    private var hostingScreens: some Sequence<any HostingScreen> {
        sequence(first: self, next: \.superview).lazy.compactMap(\.hostingScreen)
    }

    /// The view controller of this view, if it shows content of SwiftUI.
    private var hostingScreen: (any HostingScreen)? {
        // Of most views, the next responder is the superview, which is quicker to see.
        next === superview ? nil : next as? any HostingScreen
    }

    /// A Boolean value that indicates whether SwiftUI keeps what is around this view above the
    /// keyboard.
    var isKeptAboveKeyboardByHost: Bool { hostingScreens.contains(where: \.avoidsKeyboard) }

    /// A Boolean value that indicates whether the class of this view is one of SwiftUI's.
    var isOfSwiftUI: Bool {
        let host = hostingScreens.first { _ in true }.map { type(of: $0) as any HostingScreen.Type }
        return (host ?? SystemHosting.controller)?.makes(self) ?? false
    }

    /// A Boolean value that indicates whether SwiftUI keeps this view in sight, which is one of its
    /// own and not in a scroll view of the app's.
    var isKeptInSightBySwiftUI: Bool {
        guard isKeptAboveKeyboardByHost, isOfSwiftUI else { return false }
        return scrollViewsInHost.isEmpty
    }

    /// The app's scroll views around this input, or the input itself, that are in content of
    /// SwiftUI, from the inside out.
    var scrollViewsInHost: [UIScrollView] {
        let outermost = Array(hostingScreens).last
        return sequence(first: self, next: \.superview)
            .prefix { $0 !== outermost?.viewIfLoaded }
            .compactMap { $0 as? UIScrollView }.filter { !$0.isOfSwiftUI }
    }

    /// The nearest view, starting with this one, to which others may add views.
    ///
    /// The views that host content of SwiftUI don't support it, and UIKit reports it as a fault.
    package var nearestExtensibleView: UIView? {
        sequence(first: self, next: \.superview).first {
            $0.hostingScreen == nil && !$0.isOfSwiftUI
        }
    }
}
