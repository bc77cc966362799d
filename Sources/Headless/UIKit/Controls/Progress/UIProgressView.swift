import CoreGraphics
import Foundation

/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public typealias Style = UIProgressViewStyle

    // The usual height (assumed: A70).
    private static let height: CGFloat = 4

    private var done: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size.height = Self.height
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var progressViewStyle = UIProgressView.Style.default

    // Apple's reference: a value is clamped to the range.
    open var progress: Float {
        get { done }
        set { done = newValue.isNaN ? 0 : min(1, max(0, newValue)) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    // Progress can't be observed here, so it is read once.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    package override func display(into list: inout DisplayList) {
        let (track, bar) = (trackTintColor ?? .tertiarySystemFill, progressTintColor ?? tintColor!)
        let radius = bounds.height / 2
        list.fill(bounds, cornerRadius: radius, track.resolvedColor(with: traitCollection).cgColor)
        var part = bounds
        part.size.width *= CGFloat(done)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            part.origin.x = bounds.maxX - part.width
        }
        list.fill(part, cornerRadius: radius, bar.resolvedColor(with: traitCollection).cgColor)
    }
}
