import CoreGraphics
import Foundation

/// A relation between attributes of two views or guides, or between one attribute and a number.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private(set) var first = AnchorMeaning(nil, .notAnAttribute)
    private(set) var second: AnchorMeaning?

    /// The view that holds the constraint while it is active.
    package internal(set) weak var host: UIView?

    /// The number of the constraint in the order of activation.
    var serial = 0

    // The one designated initializer, as on Apple's systems, so that subclasses inherit the rest.
    public override init() {
        super.init()
    }

    convenience init(
        _ first: AnchorMeaning, _ relation: Relation, _ second: AnchorMeaning?,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        isMeaningful = checkMeaning() && checkFinite(constant)
        if isMeaningful { self.constant = constant }
    }

    /// A Boolean value that indicates whether both sides can be compared; if they can't, UIKit
    /// raises an exception, and the constraint is never active.
    private(set) var isMeaningful = true

    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        // UIKit: a multiplier of zero means that there is no second item.
        let second = multiplier == 0 ? nil : view2
        self.init(
            AnchorMeaning(view1 as? any LayoutItem, attr1), relation,
            (second as? any LayoutItem).map { AnchorMeaning($0, attr2) },
            multiplier: multiplier, constant: c)
    }

    // A priority can't change between required and optional while the constraint is active (Apple's
    // reference of `priority`: an exception).
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if isActive, (priority == .required) != (oldValue == .required) {
                let passed = priority
                priority = oldValue
                return raiseChangeOfRequiredPriority(to: passed)
            }
            layoutDidChange()
        }
    }

    // The declaration is UIKit's. The stored reference is weak, so an item that is gone is `nil`.
    open unowned(unsafe) var firstItem: AnyObject? { first.point.item }
    open unowned(unsafe) var secondItem: AnyObject? { second?.point.item }
    open var firstAttribute: NSLayoutConstraint.Attribute { first.point.attribute }
    open var secondAttribute: NSLayoutConstraint.Attribute {
        second?.point.attribute ?? .notAnAttribute
    }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
    open private(set) var relation = NSLayoutConstraint.Relation.equal
    open private(set) var multiplier: CGFloat = 1
    open var identifier: String?

    open var constant: CGFloat = 0 {
        didSet {
            guard checkFinite(constant) else { return constant = oldValue }
            if constant != oldValue { layoutDidChange() }
        }
    }

    open var isActive: Bool {
        get { host != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { installOnCommonAncestor() } else { uninstall() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        make(format) { format throws(VisualFormatError) in
            try VisualFormatConstraints(
                format: format, options: opts, metrics: metrics ?? [:], views: views
            ).make()
        }
    }

    private func layoutDidChange() {
        host?.constraintsDidChange()
    }
}
