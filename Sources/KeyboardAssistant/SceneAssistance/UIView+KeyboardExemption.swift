import CoreGraphics
import Foundation
import UIKit

extension UIView {
    /// Returns the reason why this input of `scene` needs no help to stay above the keyboard, as far
    /// as the views around it tell; `nil` if there is none.
    func keyboardExemption(in scene: UIWindowScene?) -> SceneKeyboardAssistant.Exemption? {
        let views = Array(sequence(first: self, next: \.superview))
        if views.contains(where: \.isWebView) { return .webView }
        let controllers = views.compactMap { $0.next as? UIViewController }
        if controllers.isEmpty { return scene.showsFindNavigator ? .findNavigator : .inputView }
        if controllers.contains(where: { $0 is UIAlertController }) { return .alert }
        let isInBar = views.contains { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar }
        return isInBar || isSearchField(of: controllers) ? .searchBar : nil
    }

    /// Returns a Boolean value that indicates whether this is the field of a search controller that
    /// the navigation item of a visible view controller has.
    private func isSearchField(of controllers: [UIViewController]) -> Bool {
        FrontmostControllers(of: controllers.last).path.contains { controller in
            guard let search = controller.navigationItem.searchController else { return false }
            return isDescendant(of: search.searchBar) || search.searchBar.searchTextField === self
        }
    }
}

extension UIWindowScene? {
    /// A Boolean value that indicates whether a view in this scene shows a find navigator.
    @MainActor
    fileprivate var showsFindNavigator: Bool {
        guard #available(iOS 16, *) else { return false }
        return self?.windows.contains(where: \.showsFindNavigator) ?? false
    }
}

extension UIView {
    @available(iOS 16, *)
    fileprivate var showsFindNavigator: Bool {
        let find = (self as? UITextView)?.findInteraction
        return find?.isFindNavigatorVisible == true || subviews.contains(where: \.showsFindNavigator)
    }
}

extension UIView {
    /// The outermost presented view controller around this view whose presentation is still on the
    /// screen; `nil` on a screen that isn't presented.
    var presentedController: UIViewController? {
        let controllers = sequence(first: self as UIResponder, next: \.next)
            .compactMap { $0 as? UIViewController }
        guard let nearest = controllers.first else { return nil }
        let outermost = sequence(first: nearest, next: \.parent).reduce(nearest) { $1 }
        return outermost.presentingViewController == nil ? nil : outermost
    }

    /// Returns the inputs on the screen of this one that `isIncluded`, in reading order.
    ///
    /// They are those in all view controllers inside the navigation, tab bar, split view or
    /// presented view controller around the input. Of a list, they are those in cells that exist.
    func inputsOnScreen(_ isIncluded: (UIView) -> Bool) -> [UIView] {
        guard let root = screenController?.viewIfLoaded else { return [self] }
        var found = root.reachableInputs(of: nil).filter(isIncluded)
        if !found.contains(self) { found.append(self) }
        return root.inReadingOrder(found)
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

extension UIResponder {
    /// Returns a Boolean value that indicates whether this responder shows `view` above the
    /// keyboard or in its place.
    func provides(_ view: UIView) -> Bool {
        [accessoryBar, inputView].contains { $0.map(view.isDescendant(of:)) ?? false }
    }
}

extension KeyboardAssistant {
    /// Returns a Boolean value that indicates whether an assistant of the app's has `input` in its
    /// navigator or in its scroll view.
    static func appsAssistantServes(_ input: UIView) -> Bool {
        allRunning.contains { assistant in
            guard !assistant.servesScene else { return false }
            if assistant.navigator.contains(input) { return true }
            return assistant.scrollView.map { input.isDescendant(of: $0) } ?? false
        }
    }
}
