import Foundation
import UIKit

/// The Mac on which the app may run with Mac Catalyst.
package enum MacCatalyst {
    /// A Boolean value that indicates whether the app runs on a Mac with Mac Catalyst, in either
    /// idiom.
    package static var isRunning: Bool {
        #if targetEnvironment(macCatalyst)
        true
        #else
        false
        #endif
    }
}

extension UIResponder {
    /// The view that this responder shows above the keyboard; always `nil` on visionOS, where a
    /// keyboard has no such view.
    var accessoryBar: UIView? {
        #if os(visionOS)
        nil
        #else
        inputAccessoryView
        #endif
    }
}

extension UIResponder {
    /// The view that is shown above the keyboard while this responder uses it, which may come from a
    /// responder around it, such as its view controller.
    var accessoryBarInChain: UIView? {
        sequence(first: self, next: \.next).lazy.compactMap(ResponderAnswers.bar).first
    }
}

extension UIView {
    /// Shows `bar` above the keyboard while this view is edited.
    ///
    /// - Returns: `false` if this isn't an input whose bar can be set, as on visionOS no input is.
    @discardableResult
    func setAccessoryBar(_ bar: UIView?) -> Bool {
        guard takesAccessoryBar else { return false }
        ResponderAnswers.forgetBar(of: self)
        #if !os(visionOS)
        switch self {
        case let field as UITextField: field.inputAccessoryView = bar
        case let textView as UITextView: textView.inputAccessoryView = bar
        default: callAccessorySetter(with: bar)
        }
        #endif
        return true
    }

    /// A Boolean value that indicates whether the bar of this input can be set, which a view of the
    /// app's allows by a setter for its accessory view.
    var takesAccessoryBar: Bool {
        #if os(visionOS)
        false
        #else
        isTextInput || hasAccessorySetter
        #endif
    }
}

/// A question about a class of views, which is asked once for each class.
@MainActor
private final class ClassQuestion {
    private let ask: (UIView) -> Bool
    private var answers: [ObjectIdentifier: Bool] = [:]

    init(_ ask: @escaping (UIView) -> Bool) {
        self.ask = ask
    }

    /// Returns the answer for the class of `view`.
    func answer(for view: UIView) -> Bool {
        let id = ObjectIdentifier(type(of: view))
        if let known = answers[id] { return known }
        let new = ask(view)
        answers[id] = new
        return new
    }

    /// Whether a view is a `WKWebView`.
    ///
    /// The class is looked up by its name, because the library doesn't link WebKit. If there is a web
    /// view, WebKit is loaded.
    static let isWebView = ClassQuestion { view in
        #if canImport(ObjectiveC)
        NSClassFromString("WKWebView").map { view.isKind(of: $0) } ?? false
        #else
        sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
            .contains { String(reflecting: $0.subjectType) == "WebKit.WKWebView" }
        #endif
    }

    /// Whether the class is in a framework of the system.
    static let isOfSystem = ClassQuestion { view in
        #if canImport(ObjectiveC)
        Bundle(for: type(of: view)).bundlePath.contains("/System/Library/")
        #else
        false
        #endif
    }
}

extension UIView {
    /// A Boolean value that indicates whether this is a `WKWebView`.
    var isWebView: Bool { ClassQuestion.isWebView.answer(for: self) }

    /// A Boolean value that indicates whether the class of this view is in a framework of the system,
    /// not in the app or its own frameworks.
    var isOfSystem: Bool { ClassQuestion.isOfSystem.answer(for: self) }

    /// A Boolean value that indicates whether people can select the text of this view of the app's,
    /// but can't type in it.
    var isSelectableText: Bool {
        #if canImport(ObjectiveC)
        interactions.contains { ($0 as? UITextInteraction)?.textInteractionMode == .nonEditable }
        #else
        false
        #endif
    }
}

/// The click of the system's keys.
@MainActor
enum InputClick {
    /// Plays the click, if people hear keys click and a visible input view allows it.
    ///
    /// Does nothing on visionOS, which has no such click.
    static func play() {
        #if !os(visionOS)
        UIDevice.current.playInputClick()
        #endif
    }
}
