import UIKit

/// A view controller that shows content of SwiftUI.
///
/// SwiftUI keeps its own text inputs above the keyboard.
@MainActor
protocol HostingScreen: UIViewController {
    /// A Boolean value that indicates whether SwiftUI keeps the content above the keyboard.
    var avoidsKeyboard: Bool { get }
    /// Returns a Boolean value that indicates whether the class of `view` is one of SwiftUI's.
    static func makes(_ view: UIView) -> Bool
}

extension UIView {
    /// The view controllers that show content of SwiftUI around the view, from the inside out.
    ///
    /// The responder chain would go on from a presented screen to the screen below.
    private var hostingScreens: some Sequence<any HostingScreen> {
        sequence(first: self, next: \.superview).lazy.compactMap(\.hostingScreen)
    }

    /// The view's own view controller, if the controller shows content of SwiftUI.
    var hostingScreen: (any HostingScreen)? {
        // Of most views, the next responder is the superview. Comparing the two is quicker.
        next === superview ? nil : next as? any HostingScreen
    }

    /// A Boolean value that indicates whether the view is in content of SwiftUI.
    var isHosted: Bool { hostingScreens.contains { _ in true } }

    /// A Boolean value that indicates whether SwiftUI keeps the content around the view above the
    /// keyboard.
    var isKeptAboveKeyboardByHost: Bool { hostingScreens.contains(where: \.avoidsKeyboard) }

    /// A Boolean value that indicates whether the class of the view is one of SwiftUI's.
    var isOfSwiftUI: Bool {
        let host = hostingScreens.first { _ in true }.map { type(of: $0) as any HostingScreen.Type }
        return (host ?? SystemHosting.controller)?.makes(self) ?? false
    }

    /// A Boolean value that indicates whether SwiftUI keeps the view in sight.
    ///
    /// The view is then one of SwiftUI's own, and in no scroll view of the app's.
    var isKeptInSightBySwiftUI: Bool {
        guard isKeptAboveKeyboardByHost, isOfSwiftUI else { return false }
        return scrollViewsInHost.isEmpty
    }

    /// The app's scroll views in content of SwiftUI, around the input or the input itself, from the
    /// inside out.
    var scrollViewsInHost: [UIScrollView] {
        let outermost = Array(hostingScreens).last
        return sequence(first: self, next: \.superview)
            .prefix { $0 !== outermost?.viewIfLoaded }
            .compactMap { $0 as? UIScrollView }.filter { !$0.isOfSwiftUI }
    }

    /// The nearest view, starting with this one, to which the library may add views.
    ///
    /// UIKit reports views that are added to SwiftUI's hosting views as a fault, because hosting views
    /// don't support them.
    package var nearestExtensibleView: UIView? {
        sequence(first: self, next: \.superview).first {
            $0.hostingScreen == nil && !$0.isOfSwiftUI
        }
    }
}
