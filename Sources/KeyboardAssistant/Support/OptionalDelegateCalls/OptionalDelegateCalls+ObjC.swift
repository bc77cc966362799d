#if canImport(ObjectiveC)
import Foundation
import UIKit

// Optional methods of a delegate or a focus item. In Objective-C, it's possible to check which are
// implemented. A `nil` result means that there is no answer.

extension UITextFieldDelegate {
    /// A Boolean value that indicates whether the delegate decides what Return does.
    var handlesReturn: Bool { responds(to: #selector(textFieldShouldReturn(_:))) }
}

extension UIAdaptivePresentationControllerDelegate {
    package func shouldDismiss(_ presentation: UIPresentationController) -> Bool? {
        presentationControllerShouldDismiss?(presentation)
    }

    package func willDismiss(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss?(presentation)
    }

    package func didDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss?(presentation)
    }

    package func didAttemptToDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss?(presentation)
    }
}

extension UINavigationBarDelegate {
    package func shouldPop(_ item: UINavigationItem, from bar: UINavigationBar) -> Bool? {
        navigationBar?(bar, shouldPop: item)
    }
}

extension UITabBarControllerDelegate {
    package func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool?
    {
        tabBarController?(tabs, shouldSelect: controller)
    }

    package func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        tabBarController?(tabs, didSelect: controller)
    }

    @available(iOS 18.0, visionOS 2.0, *)
    package func shouldSelect(_ tab: UITab, in tabs: UITabBarController) -> Bool? {
        tabBarController?(tabs, shouldSelect: tab)
    }

    @available(iOS 18.0, visionOS 2.0, *)
    package func didSelect(_ tab: UITab, previous: UITab?, in tabs: UITabBarController) {
        tabBarController?(tabs, didSelect: tab, previousTab: previous)
    }
}

extension UIScrollViewDelegate {
    package func zoomedView(in scrollView: UIScrollView) -> UIView? {
        viewForZooming?(in: scrollView) ?? nil
    }
}

extension UIFocusItem {
    /// The focus group that the item declares itself; `nil` if it declares none.
    package var declaredGroup: String? { focusGroupIdentifier ?? nil }

    /// The item's priority for receiving focus when focus enters its group.
    package var declaredPriority: UIFocusGroupPriority { focusGroupPriority ?? .ignored }
}
#endif
