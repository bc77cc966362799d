import CoreGraphics
import SimulatedDevice
import UIKit

/// The text inputs that people see in the screen in front, and the one that they edit.
@MainActor
struct FormSight {
    struct Input: Equatable {
        var name: String
        var isEdited: Bool
        /// How much can be seen of the input, or of the line with the caret of a text view.
        var sight: InputSight

        /// A Boolean value that indicates whether all of that can be seen.
        var isInSight: Bool { sight == .whole }
    }

    /// The inputs, from the top of the screen to its bottom.
    let inputs: [Input]

    /// - Parameter tolerance: The number of points of an input that may be hidden at its top and at
    ///   its bottom.
    init(on device: SimulatedDevice, tolerance: CGFloat = Self.tolerance) {
        let views = device.frontView?.textInputs ?? []
        inputs = views.sorted { $0.shownOrigin < $1.shownOrigin }.map { input in
            Input(
                name: input.shortName, isEdited: input.isFirstResponder,
                sight: input.isFirstResponder
                    ? device.sight(ofEdited: input, tolerance: tolerance)
                    : device.sight(of: input, tolerance: tolerance))
        }
    }

    /// The tolerance for lines of text and rows, which needn't begin at whole pixels.
    nonisolated static let tolerance: CGFloat = 0.5

    /// The input that is edited.
    var edited: Input? { inputs.first(where: \.isEdited) }

    /// What is wrong with what people see; nil if nothing is.
    var problem: String? {
        guard let edited else { return nil }
        switch edited.sight {
        case .whole: return nil
        case .part(let covers):
            return "\(edited.name) is partly covered by \(covers.joined(separator: " and "))"
        case .none: return "\(edited.name) is out of sight"
        }
    }

    /// Returns the inputs in sight, separated by commas.
    ///
    /// - Parameter mark: A closure that marks the name of the one that is edited.
    func names(marking mark: (String) -> String) -> String {
        inputs.filter(\.isInSight).map { $0.isEdited ? mark($0.name) : $0.name }
            .joined(separator: ", ")
    }

    /// The inputs of which a part is covered, each with what covers it, separated by commas; nil if
    /// there are none.
    var partlyCovered: String? {
        let inputs = inputs.compactMap { input in
            guard case .part(let covers) = input.sight else { return nil as String? }
            return "\(input.name) (by \(covers.joined(separator: " and ")))"
        }
        return inputs.isEmpty ? nil : inputs.joined(separator: ", ")
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
