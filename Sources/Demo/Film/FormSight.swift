import KeyboardAssistant
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

    init(on device: SimulatedDevice) {
        let views = device.frontView?.textInputs ?? []
        inputs = views.sorted { $0.shownOrigin < $1.shownOrigin }.map { input in
            let part = input.isFirstResponder ? input.essentialPart : input.bounds
            return Input(
                name: input.shortName, isEdited: input.isFirstResponder,
                isInSight: input.isInSight(part, on: device))
        }
    }

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
}
