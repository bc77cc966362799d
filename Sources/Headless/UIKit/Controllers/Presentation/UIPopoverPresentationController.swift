import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var up: UIPopoverArrowDirection { Self(rawValue: 1) }
    public static var down: UIPopoverArrowDirection { Self(rawValue: 2) }
    public static var left: UIPopoverArrowDirection { Self(rawValue: 4) }
    public static var right: UIPopoverArrowDirection { Self(rawValue: 8) }
    public static var any: UIPopoverArrowDirection { Self(rawValue: 15) }
    public static var unknown: UIPopoverArrowDirection {
        Self(rawValue: UInt(bitPattern: Int.max))
    }
}

/// The methods that prepare a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        OptionalMethod.missing(())
    }
}

/// A controller that shows another one in a bubble beside its source, or as a sheet in a narrow
/// window.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    // This delegate has another type than that of the presentation controller.
    @_nonoverride
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        didSet { (self as UIPresentationController).delegate = delegate }
    }

    // MARK: Source

    open var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    // Apple's reference: null, which stands for the bounds of the source view.
    open var sourceRect = CGRect.null {
        didSet { containerView?.setNeedsLayout() }
    }

    open var barButtonItem: UIBarButtonItem? {
        didSet { containerView?.setNeedsLayout() }
    }

    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    // MARK: Looks

    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    open var arrowDirection: UIPopoverArrowDirection {
        isPopover ? placement?.direction ?? .unknown : .unknown
    }

    open var canOverlapSourceViewRect = false {
        didSet { containerView?.setNeedsLayout() }
    }

    open var passthroughViews: [UIView]?

    // UIKit: ten points on every side (assumed: A48).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }

    // MARK: Presenting

    // Apple's reference: on a narrow screen, it adapts to a sheet, unless the delegate wants
    // another style; `none` keeps the popover.
    @discardableResult
    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .popover }
        let delegate = (self as UIPresentationController).delegate
        let answer = OptionalMethod.answer {
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        switch answer {
        case nil, .popover, .automatic: return .formSheet
        case .some(.none): return .popover
        case let style?: return style
        }
    }

    private var isPopover: Bool { adaptivePresentationStyle == .popover }

    private var placement: PopoverPlacement? {
        container.flatMap { container in
            sourceFrame(in: container).map { source in
                PopoverPlacement(
                    size: preferredContentSize, source: source,
                    area: area(in: container), permitted: permittedArrowDirections,
                    overlaps: canOverlapSourceViewRect)
            }
        }
    }

    private func area(in container: UIView) -> CGRect {
        var area = container.bounds.inset(by: container.safeAreaInsets)
        if let keyboardTop { area.size.height = max(0, min(area.maxY, keyboardTop) - area.minY) }
        return area.inset(by: popoverLayoutMargins)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isPopover, let placement else { return super.frameOfPresentedViewInContainerView }
        return placement.frame
    }

    override var corners: SheetCardView.Corners { isPopover ? .all : super.corners }

    override var dimsBackground: Bool { !isPopover && super.dimsBackground }

    override var isDraggable: Bool { !isPopover && corners != .none }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let item = sourceItem ?? barButtonItem { return item.sourceFrame(in: container) }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    // The words of a crash log (x2on/FSImageViewer#30).
    override func isReady(in window: UIWindow) -> Bool {
        (((self as UIPresentationController).delegate)
            as? any UIPopoverPresentationControllerDelegate)?
            .prepareForPopoverPresentation(self)
        guard adaptivePresentationStyle(for: window.traitCollection) == .popover,
            sourceItem == nil, barButtonItem == nil, sourceView == nil
        else { return true }
        Faults.raise(
            .generic,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
                + "barButtonItem set before the presentation occurs.")
        return false
    }
}
