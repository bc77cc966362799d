import CoreGraphics
import Foundation
import UIKit

extension UIView {
    /// Returns the reason, as far as the views around show, why this input of `scene` needs no help to
    /// stay above the keyboard; `nil` if there is none.
    func reasonToBeLeftAlone(in scene: UIWindowScene) -> InactionReason? {
        let views = Array(sequence(first: self, next: \.superview))
        if views.contains(where: \.isWebView) { return .webView }
        // The keyboard's window, also the window of a find bar, doesn't become the key window.
        let isAboveKeyboard = scene.provides(self) || !scene.windows.contains { $0 === window }
        if isAboveKeyboard || window?.isKeyWindow == false, scene.showsFindNavigator {
            return .findNavigator
        }
        if isAboveKeyboard { return .inputView }
        let controllers = views.compactMap { $0.next as? UIViewController }
        if controllers.contains(where: { $0 is UIAlertController }) { return .alert }
        let isInBar = views.contains { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar }
        return isInBar || scene.hasSearchField(self) ? .searchBar : nil
    }
}

extension InactionReason {
    /// Returns a Boolean value that indicates whether the reason also covers the bar and the Return key
    /// of `input`, an input that a scene leaves alone.
    ///
    /// SwiftUI keeps UIKit's inputs above the keyboard, too, but walks only through its own.
    @MainActor
    func coversNavigation(of input: UIView) -> Bool {
        traits.coversNavigation && (self != .ownSafeArea || input.isKeptInSightBySwiftUI)
    }
}

extension UIWindowScene {
    /// Returns a Boolean value that indicates whether the responder that uses the keyboard shows `view`
    /// above the keyboard or in its place.
    func provides(_ view: UIView) -> Bool {
        windows.contains { window in
            guard let owner = window.keyboardOwner else { return false }
            return [owner.accessoryBarInChain, owner.inputView].contains {
                $0.map(view.isDescendant(of:)) ?? false
            }
        }
    }

    /// Returns a Boolean value that indicates whether `view` is the field of a search controller in
    /// the navigation item of a view controller.
    ///
    /// While people search, the search controller is presented, and its search bar may be in a
    /// navigation bar, in a toolbar, or elsewhere.
    fileprivate func hasSearchField(_ view: UIView) -> Bool {
        windows.compactMap(\.rootViewController).flatMap(\.withDescendants).contains { controller in
            let search =
                controller.navigationItem.searchController ?? controller as? UISearchController
            guard let bar = search?.searchBar else { return false }
            return view.isDescendant(of: bar) || bar.searchTextField === view
        }
    }

    /// A Boolean value that indicates whether a view in this scene shows a find navigator.
    fileprivate var showsFindNavigator: Bool {
        guard #available(iOS 16, *) else { return false }
        return windows.contains(where: \.showsFindNavigator)
    }
}

extension UIViewController {
    /// The view controller with all its children and presented view controllers.
    fileprivate var withDescendants: [UIViewController] {
        let presented = presentedViewController.flatMap {
            $0.presentingViewController === self ? $0 : nil
        }
        return [self] + (children + [presented].compactMap(\.self)).flatMap(\.withDescendants)
    }
}

extension UIView {
    @available(iOS 16, *)
    fileprivate var showsFindNavigator: Bool {
        let find = (self as? UITextView)?.findInteraction
        return find?.isFindNavigatorVisible == true
            || subviews.contains(where: \.showsFindNavigator)
    }
}

extension UIView {
    /// The view controller of the view's screen if the screen, or a container around the screen, is
    /// presented; otherwise `nil`.
    ///
    /// The bars of a container around the screen stay in place.
    var presentedController: UIViewController? {
        guard let screen = screenController else { return nil }
        let outermost = sequence(first: screen, next: \.parent).reduce(screen) { $1 }
        return outermost.presentingViewController == nil ? nil : screen
    }

    /// Returns the inputs on this input's screen that `isIncluded`, in reading order.
    ///
    /// The screen is made of all view controllers inside the navigation, tab bar, split view or
    /// presented view controller around the input. In a list, the inputs in existing cells count. Views
    /// of the app's that take keys, such as a field for a PIN, are inputs, too. SwiftUI walks through
    /// its own inputs itself.
    func inputsOnScreen(_ isIncluded: (UIView) -> Bool) -> [UIView] {
        guard let root = screenController?.viewIfLoaded else { return [self] }
        var survey = InputSurvey(of: root, keyInputs: true)
        survey.filter {
            isIncluded($0.view) && !($0.isKeyInput && $0.view.isLeftAlone)
                && !($0.isHosted && $0.view.isKeptInSightBySwiftUI)
        }
        survey.add(self)
        return survey.inReadingOrder
    }

    /// A Boolean value that indicates whether the input needs no help to stay above the keyboard, as in
    /// a web view or in a bar.
    private var isLeftAlone: Bool {
        window?.windowScene.map { reasonToBeLeftAlone(in: $0) != nil } ?? false
    }

    private var screenController: UIViewController? {
        let controllers = sequence(first: self as UIResponder, next: \.next)
            .compactMap { $0 as? UIViewController }
        guard let nearest = controllers.first else { return nil }
        return sequence(first: nearest, next: \.parent).prefix { !$0.isSystemContainer }
            .reduce(nearest) { $1 }
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether the children of this view controller are screens.
    fileprivate var isSystemContainer: Bool {
        self is UINavigationController || self is UITabBarController
            || self is UISplitViewController
    }
}
