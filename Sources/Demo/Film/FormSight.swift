import CoreGraphics
import SimulatedDevice
import UIKit

/// The text inputs that people see in the screen in front, and the one that they edit.
@MainActor
struct FormSight {
    struct Input: Equatable {
        var name: String
        var isEdited: Bool
        /// A Boolean value that indicates whether all of the input, or of the line with the caret,
        /// can be seen.
        var isInSight: Bool
    }

    /// The inputs, from the top of the screen to its bottom.
    let inputs: [Input]

    /// - Parameter tolerance: The number of points of an input that may be hidden at its top and at
    ///   its bottom.
    init(on device: SimulatedDevice, tolerance: CGFloat = Self.tolerance) {
        let views = device.frontView?.textInputs ?? []
        inputs = views.sorted { $0.shownOrigin < $1.shownOrigin }.map { input in
            let part = input.isFirstResponder ? input.essentialPart : input.bounds
            return Input(
                name: input.shortName, isEdited: input.isFirstResponder,
                isInSight: input.isInSight(part, on: device, tolerance: tolerance))
        }
    }

    /// The tolerance for lines of text and rows, which needn't begin at whole pixels.
    nonisolated static let tolerance: CGFloat = 0.5

    /// The input that is edited.
    var edited: Input? { inputs.first(where: \.isEdited) }

    /// What is wrong with what people see; nil if nothing is.
    var problem: String? {
        edited.flatMap { $0.isInSight ? nil : "\($0.name) is out of sight" }
    }

    /// Returns the inputs in sight, separated by commas.
    ///
    /// - Parameter mark: A closure that marks the name of the one that is edited.
    func names(marking mark: (String) -> String) -> String {
        inputs.filter(\.isInSight).map { $0.isEdited ? mark($0.name) : $0.name }
            .joined(separator: ", ")
    }
}

extension UIView {
    fileprivate var textInputs: [UIView] {
        if isHidden { return [] }
        let isInput = self is UITextField || self is UITextView
        return isInput && window != nil ? [self] : subviews.flatMap(\.textInputs)
    }

    fileprivate var shownOrigin: (y: CGFloat, x: CGFloat) {
        let frame = convert(bounds, to: nil)
        return (frame.minY, frame.minX)
    }

    /// The first responder in this view.
    var editedInput: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.editedInput).first
    }

    /// The name of this input without that of its screen.
    var shortName: String {
        let names = [
            accessibilityIdentifier, accessibilityLabel, (self as? UITextField)?.placeholder,
        ]
        return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "An input"
    }

    /// The part of this input that people must see: all of it, or a text view's line with the
    /// caret.
    var essentialPart: CGRect {
        guard let textView = self as? UITextView, let range = textView.selectedTextRange else {
            return bounds
        }
        return textView.caretRect(for: range.end)
    }

    /// Returns a Boolean value that indicates whether no bar, no keyboard and no edge of a scroll
    /// view hides more than `tolerance` points of `part`, which is in this view's coordinates.
    func isInSight(
        _ part: CGRect, on device: SimulatedDevice, tolerance: CGFloat = FormSight.tolerance
    ) -> Bool {
        guard let window else { return false }
        var region = window.bounds
        for view in sequence(first: self, next: \.superview)
        where view is UIScrollView || view.clipsToBounds {
            region = region.intersection(view.convert(view.bounds, to: nil))
        }
        let screen = sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UIViewController }.first?.view
        if let screen {
            let inside = screen.bounds.inset(
                by: UIEdgeInsets(top: screen.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
            region = region.intersection(screen.convert(inside, to: nil))
        }
        let frame = convert(part, to: nil).insetBy(dx: 0, dy: tolerance)
        let covered = device.keyboard.frame.map { $0.intersects(frame) } ?? false
        return !covered && region.minY <= frame.minY && frame.maxY <= region.maxY
    }
}

extension SimulatedDevice {
    /// The view of the view controller that is presented last, or the one of the window.
    var frontView: UIView? {
        guard let root = window.rootViewController else { return nil }
        return sequence(first: root, next: \.presentedViewController).reversed().first?.viewIfLoaded
    }

    /// The height of the screen that a docked keyboard covers, in points.
    var keyboardOverlap: CGFloat {
        switch keyboard.mode {
        case .docked, .hardware, .minimizedToolbar:
            keyboard.frame.map { screenSize.height - $0.minY } ?? 0
        case .floating, .split, .undocked: 0
        }
    }
}
