import CoreGraphics
import Requirements
import UIKit

/// A size, a place or a transform that no layout should have, and some do.
struct ExtremeNumbers {
    /// Lengths and coordinates, in points.
    static let lengths: [CGFloat] = [0, 0.1, 1, 40, 300, 5_000, 100_000]
    static let coordinates: [CGFloat] = [-100_000, -3_000, -40, -0.3, 0, 20, 700, 3_000, 100_000]

    static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
        CGAffineTransform(scaleX: 0.000_1, y: 0.000_1), CGAffineTransform(scaleX: 1_000, y: 1_000),
        CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi),
        CGAffineTransform(rotationAngle: .pi / 4), CGAffineTransform(rotationAngle: .pi / 2),
        CGAffineTransform(translationX: 0, y: 100_000),
    ]

    /// Carets of text that isn't laid out yet, or whose layout is broken.
    static let carets: [CGRect?] = [
        nil, .null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
        CGRect(x: 0, y: 0, width: 2, height: CGFloat.nan),
        CGRect(x: 0, y: -CGFloat.infinity, width: 2, height: 20),
    ]

    static func length(_ random: inout SeededNumbers) -> CGFloat {
        lengths.randomElement(using: &random) ?? 0
    }

    static func coordinate(_ random: inout SeededNumbers) -> CGFloat {
        coordinates.randomElement(using: &random) ?? 0
    }

    static func frame(_ random: inout SeededNumbers) -> CGRect {
        CGRect(
            x: coordinate(&random), y: coordinate(&random), width: length(&random),
            height: length(&random))
    }

    static func transform(_ random: inout SeededNumbers) -> CGAffineTransform {
        transforms.randomElement(using: &random) ?? .identity
    }
}

/// A text view that can answer any rectangle for its caret.
final class LostCaretTextView: UITextView {
    /// The answer for each position; `nil` for the true one.
    var caret: CGRect?

    override func caretRect(for position: UITextPosition) -> CGRect {
        caret ?? super.caretRect(for: position)
    }
}

/// A scroll view that knows whether it was asked for an offset that is no number.
final class WatchedScrollView: UIScrollView {
    private(set) var isAskedForNone = false

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if !contentOffset.x.isFinite || !contentOffset.y.isFinite { isAskedForNone = true }
        super.setContentOffset(contentOffset, animated: animated)
    }
}

/// A form without constraints whose views can have any geometry.
final class ExtremeForm: UIViewController {
    let scrollView = WatchedScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1_040, width: 300, height: 120))
    let footer = UIView()
    /// Fields at usual places.
    let plain: [UITextField]
    let tall = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 2_000))
    let text = LostCaretTextView(frame: CGRect(x: 20, y: 560, width: 300, height: 100))
    let deep = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let innermost = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
    /// The view whose geometry changes, with a field.
    let holder = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    let held = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 40))

    init() {
        plain = (0..<6).map {
            UITextField(frame: CGRect(x: 20, y: 20 + CGFloat($0) * 240, width: 140, height: 40))
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var inputs: [UIView] { plain + [tall, text, deep, innermost, held] }

    var scrollViews: [UIScrollView] { [scrollView, inner, text] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(footer)
        for view in plain + [tall, text, inner, holder] as [UIView] { scrollView.addSubview(view) }
        text.text = "A few words"
        inner.addSubview(innermost)
        holder.addSubview(held)
        let outermost = UIView(frame: CGRect(x: 20, y: 440, width: 300, height: 40))
        scrollView.addSubview(outermost)
        // As deep as a tree of views gets.
        let nested = (0..<200).reduce(outermost) { parent, _ in
            let view = UIView(frame: parent.bounds)
            parent.addSubview(view)
            return view
        }
        nested.addSubview(deep)
        restore()
    }

    /// Gives every view its usual geometry.
    func restore() {
        scrollView.transform = .identity
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: 320, height: 2_800)
        inner.contentSize = CGSize(width: 300, height: 900)
        footer.frame = .zero
        holder.transform = .identity
        holder.frame = CGRect(x: 0, y: 300, width: 300, height: 60)
        text.frame = CGRect(x: 20, y: 560, width: 300, height: 100)
        text.caret = nil
        held.transform = .identity
        held.frame = CGRect(x: 0, y: 10, width: 200, height: 40)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isUsual { scrollView.frame = view.bounds }
    }

    /// Whether the geometry is usual.
    var isUsual = true
}
