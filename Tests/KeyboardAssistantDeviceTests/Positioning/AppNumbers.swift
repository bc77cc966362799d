import CoreGraphics
import DeviceFixtures
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// All of an app's numbers and settings that the library changes for a keyboard, and gives back.
struct AppNumbers: Equatable {
    private var numbers: [String: CGFloat] = [:]
    private var settings: [String: String] = [:]

    /// Reads the numbers of a form, and the settings of its fields.
    @MainActor
    init(of form: TestForm) {
        let (view, constraint) = (form.scrollView, form.bottomConstraint)
        add(view.contentInset, as: "content inset")
        add(view.verticalScrollIndicatorInsets, as: "vertical indicator inset")
        add(view.horizontalScrollIndicatorInsets, as: "horizontal indicator inset")
        add(form.additionalSafeAreaInsets, as: "additional safe area")
        numbers["offset"] = view.contentOffset.y
        numbers["constant"] = constraint?.constant
        numbers["height"] = view.frame.height
        for (index, field) in form.fields.enumerated() {
            settings["bar \(index)"] = name(of: field.inputAccessoryView)
            settings["delegate \(index)"] = name(of: field.delegate)
            settings["Return key \(index)"] = "\(field.returnKeyType.rawValue)"
            settings["actions \(index)"] = "\(field.allTargets.count)"
        }
    }

    private mutating func add(_ insets: UIEdgeInsets, as name: String) {
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        for (index, edge) in edges.enumerated() { numbers["\(name) \(index)"] = edge }
    }

    private func name(of object: AnyObject?) -> String? {
        object.map { "\(ObjectIdentifier($0))" }
    }

    /// The names of what differs from `other`, with the values.
    func differences(from other: AppNumbers) -> [String] {
        let numbers = Set(numbers.keys).union(other.numbers.keys).sorted()
            .filter { self.numbers[$0] != other.numbers[$0] }
            .map { "\($0): \(self.numbers[$0] as Any) for \(other.numbers[$0] as Any)" }
        let settings = Set(settings.keys).union(other.settings.keys).sorted()
            .filter { self.settings[$0] != other.settings[$0] }
        return numbers + settings
    }
}

/// Does something three times, and expects the form's numbers and settings to be the same after each
/// time.
@MainActor
func expectAllGivenBack(
    in form: TestForm, sourceLocation: SourceLocation = #_sourceLocation,
    afterEach round: (_ number: Int) -> Void
) {
    let before = AppNumbers(of: form)
    for number in 1...3 {
        round(number)
        let differences = AppNumbers(of: form).differences(from: before)
        #expect(differences.isEmpty, "round \(number)", sourceLocation: sourceLocation)
    }
}
