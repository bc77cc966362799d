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
    /// The view above the responder's keyboard; always `nil` on visionOS, where keyboards have no such
    /// view.
    var accessoryBar: UIView? {
        #if os(visionOS)
        nil
        #else
        inputAccessoryView
        #endif
    }
}

extension UIResponder {
    /// The view above the keyboard while this responder uses the keyboard, possibly of a later
    /// responder in the chain, such as the view controller.
    var accessoryBarInChain: UIView? {
        sequence(first: self, next: \.next).lazy.compactMap(ResponderAnswers.bar).first
    }
}

extension UIView {
    /// Shows `bar` above the keyboard while the view is edited.
    ///
    /// - Returns: `false` if the view isn't an input with a settable bar, as always on visionOS.
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

    /// A Boolean value that indicates whether the input's bar can be set.
    ///
    /// A view of the app's allows this by a setter for its accessory view.
    var takesAccessoryBar: Bool {
        #if os(visionOS)
        false
        #else
        isTextInput || hasAccessorySetter
        #endif
    }
}

/// A question about classes of views, asked once for each class.
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

    /// The question whether a view is a `WKWebView`.
    ///
    /// The class is looked up by name, because the library doesn't link WebKit. An app with a web view
    /// has loaded WebKit.
    static let isWebView = ClassQuestion { view in
        #if canImport(ObjectiveC)
        NSClassFromString("WKWebView").map { view.isKind(of: $0) } ?? false
        #else
        sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
            .contains { String(reflecting: $0.subjectType) == "WebKit.WKWebView" }
        #endif
    }

    /// The question whether the class is in a framework of the system.
    static let isOfSystem = ClassQuestion { view in
        #if canImport(ObjectiveC)
        Bundle(for: type(of: view)).bundlePath.contains("/System/Library/")
        #else
        false
        #endif
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is a `WKWebView`.
    var isWebView: Bool { ClassQuestion.isWebView.answer(for: self) }

    /// A Boolean value that indicates whether the class of the view is in a framework of the system,
    /// rather than in the app or its own frameworks.
    var isOfSystem: Bool { ClassQuestion.isOfSystem.answer(for: self) }

    /// A Boolean value that indicates whether the view is one of the app's with text that people can
    /// select but not edit.
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
    /// Plays the click, if key clicks are turned on and a visible input view allows clicks.
    ///
    /// Does nothing on visionOS, where keys have no such click.
    static func play() {
        #if !os(visionOS)
        UIDevice.current.playInputClick()
        #endif
    }
}
