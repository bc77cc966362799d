import CoreGraphics
import Foundation

// On Apple's systems, every NSObject has these, and every subclass can override them. Here only
// members of a class can be overridden, such as those of UIResponder. Other objects have these.
extension NSObjectProtocol where Self: NSObject {
    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { accessible.map(\.isAccessibilityElement) ?? answers?.isElement ?? false }
        set { change({ $0.isAccessibilityElement = newValue }, else: { $0.isElement = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { accessible.map(\.accessibilityLabel) ?? answers?.label }
        set { change({ $0.accessibilityLabel = newValue }, else: { $0.label = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { accessible.map(\.accessibilityUserInputLabels) ?? answers?.userInputLabels }
        set {
            change(
                { $0.accessibilityUserInputLabels = newValue },
                else: { $0.userInputLabels = newValue })
        }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { accessible.map(\.accessibilityHint) ?? answers?.hint }
        set { change({ $0.accessibilityHint = newValue }, else: { $0.hint = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { accessible.map(\.accessibilityValue) ?? answers?.value }
        set { change({ $0.accessibilityValue = newValue }, else: { $0.value = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { accessible.map(\.accessibilityLanguage) ?? answers?.language }
        set { change({ $0.accessibilityLanguage = newValue }, else: { $0.language = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { accessible.map(\.accessibilityTraits) ?? answers?.traits ?? .none }
        set { change({ $0.accessibilityTraits = newValue }, else: { $0.traits = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { accessible.map(\.accessibilityFrame) ?? answers?.frame ?? .zero }
        set { change({ $0.accessibilityFrame = newValue }, else: { $0.frame = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { accessible.map(\.accessibilityElements) ?? answers?.elements }
        set { change({ $0.accessibilityElements = newValue }, else: { $0.elements = newValue }) }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { accessible.map(\.accessibilityElementsHidden) ?? answers?.hidesElements ?? false }
        set {
            change(
                { $0.accessibilityElementsHidden = newValue }, else: { $0.hidesElements = newValue }
            )
        }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { accessible.map(\.accessibilityViewIsModal) ?? answers?.isModal ?? false }
        set { change({ $0.accessibilityViewIsModal = newValue }, else: { $0.isModal = newValue }) }
    }

    @MainActor private var accessible: UIResponder? { self as? UIResponder }

    @MainActor private var answers: AccessibilityAnswers? { AccessibilityTable.answers(of: self) }

    @MainActor private func change(
        _ member: (UIResponder) -> Void, else answer: (AccessibilityAnswers) -> Void
    ) {
        if let accessible { return member(accessible) }
        answer(AccessibilityTable.answersToChange(of: self))
        (self as? any AccessibilityListener)?.accessibilityDidChange()
    }
}
