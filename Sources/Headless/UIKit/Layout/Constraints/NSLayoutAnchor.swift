import CoreGraphics
import Foundation

/// An edge, a center or a dimension of a view or guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let meaning: AnchorMeaning

    init(_ meaning: AnchorMeaning) {
        self.meaning = meaning
        super.init()
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(AnchorMeaning(item, attribute))
    }

    @discardableResult
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .equal, anchor.meaning)
    }

    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .greaterThanOrEqual, anchor.meaning)
    }

    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .lessThanOrEqual, anchor.meaning)
    }

    @discardableResult
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .equal, anchor.meaning, constant: c)
    }

    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .greaterThanOrEqual, anchor.meaning, constant: c)
    }

    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .lessThanOrEqual, anchor.meaning, constant: c)
    }

    open var item: Any? { meaning.point.item }
}
