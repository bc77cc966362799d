import CoreGraphics
import KeyboardTesting
import SimulatedDevice
import UIKit

/// How much people can see of an input.
enum InputSight: Equatable, Sendable {
    case whole
    /// Its center, and thus most texts, but not all of it; with the names of what covers the rest.
    case part(covers: [String])
    case none

    /// Asks what tests of apps ask too, and also counts what is behind the bars at the top of the
    /// screen as covered, whether or not something is drawn there.
    ///
    /// - Parameter tolerance: The number of points of the input that may be hidden at its top and at
    ///   its bottom.
    @MainActor
    init(_ visibility: ViewVisibility, of view: UIView, tolerance: CGFloat) {
        let frame = visibility.frame
        var covers = visibility.covers.map { ($0.name, $0.part) }
        if let bars = view.barsOfScreen?.intersection(frame), !bars.isNull, !bars.isEmpty {
            covers.append(("the bars of the screen", bars))
        }
        let inside = frame.insetBy(dx: 0, dy: tolerance)
        covers = covers.filter { _, part in
            let part = part.intersection(inside)
            return !part.isNull && part.height > 0.01
        }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if frame.isEmpty || covers.contains(where: { $0.1.contains(center) }) {
            self = .none
        } else {
            self =
                covers.isEmpty ? .whole : .part(covers: covers.map { $0.0 }.withoutRepeats)
        }
    }
}

extension SimulatedDevice {
    /// Returns how much people can see of a view.
    func sight(of view: UIView, tolerance: CGFloat = FormSight.tolerance) -> InputSight {
        InputSight(visibility(of: view), of: view, tolerance: tolerance)
    }

    /// Returns how much people can see of what they must see of an input: all of it, or a text view's
    /// line with the caret.
    func sight(ofEdited input: UIView, tolerance: CGFloat = FormSight.tolerance) -> InputSight {
        guard let textView = input as? UITextView, let caret = caretVisibility(of: textView) else {
            return sight(of: input, tolerance: tolerance)
        }
        return InputSight(caret, of: input, tolerance: tolerance)
    }
}

extension UIView {
    /// The place of the bars at the top of the screen that this view is in, in the coordinates of the
    /// window.
    fileprivate var barsOfScreen: CGRect? {
        let screen = sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UIViewController }.first?.view
        guard let screen else { return nil }
        let bars = CGRect(
            x: screen.bounds.minX, y: screen.bounds.minY, width: screen.bounds.width,
            height: screen.safeAreaInsets.top)
        return screen.convert(bars, to: nil)
    }
}

extension [String] {
    fileprivate var withoutRepeats: Self {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
