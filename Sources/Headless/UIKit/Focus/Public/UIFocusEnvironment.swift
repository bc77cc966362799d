import CoreGraphics
import Foundation

/// A part of the interface that takes part in focus: a view, a controller, or an object of an app.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    @discardableResult func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    var focusGroupIdentifier: String? { get }
}

/// An object that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    /// The item's frame, in the coordinates of the container that lists it.
    var frame: CGRect { get }
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    var isTransparentFocusItem: Bool { get }
}

/// An object that provides the focus items in a rectangle.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    @discardableResult func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that shows only a part of its contents.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    @discardableResult
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var isTransparentFocusItem: Bool { false }
    public var isFocused: Bool { UIFocusSystem.system(of: self)?.focusedItem === self }
}
