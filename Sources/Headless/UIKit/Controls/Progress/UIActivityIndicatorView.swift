import CoreGraphics
import Foundation

/// A view that shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public typealias Style = UIActivityIndicatorViewStyle

    private var ownColor: UIColor?
    private var isTurning = false

    public init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        showOrHide()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
        showOrHide()
    }

    public convenience init(style: UIActivityIndicatorView.Style) {
        self.init(activityIndicatorStyle: style)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showOrHide()
    }

    private var style = Style.medium

    open var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set {
            style = newValue
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
        }
    }

    open var color: UIColor! {
        get { ownColor ?? style.color }
        set { ownColor = newValue }
    }

    // Apple's reference: true by default, and an indicator that doesn't turn is hidden then.
    open var hidesWhenStopped = true {
        didSet { showOrHide() }
    }

    open var isAnimating: Bool { isTurning }

    open func startAnimating() {
        isTurning = true
        showOrHide()
    }

    open func stopAnimating() {
        isTurning = false
        showOrHide()
    }

    private func showOrHide() {
        isHidden = hidesWhenStopped && !isTurning
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.side, height: style.side)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // A ring replaces the spokes, which would differ in each picture.
    package override func display(into list: inout DisplayList) {
        let ring = bounds.insetBy(dx: 2, dy: 2)
        list.stroke(
            .rectangle(ring, cornerRadius: ring.width / 2),
            color.resolvedColor(with: traitCollection).cgColor, width: 2)
    }
}

extension UIActivityIndicatorView.Style {
    // The sizes of the styles (assumed: A70).
    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    @MainActor fileprivate var color: UIColor {
        self == .white || self == .whiteLarge ? UIColor.white : .systemGray
    }
}
