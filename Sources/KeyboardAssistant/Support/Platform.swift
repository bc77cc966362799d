import Foundation
import UIKit

/// The Mac on which the app may run with Mac Catalyst.
enum MacCatalyst {
    /// A Boolean value that indicates whether the app runs on a Mac with Mac Catalyst, in either
    /// idiom.
    static var isRunning: Bool {
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
        sequence(first: self, next: \.next).lazy.compactMap(\.accessoryBar).first
    }
}

extension UIView {
    /// Shows `bar` above the keyboard while this view is edited.
    ///
    /// - Returns: `false` if this isn't an input whose bar can be set, as on visionOS no input is.
    func setAccessoryBar(_ bar: UIView?) -> Bool {
        #if os(visionOS)
        return false
        #else
        switch self {
        case let field as UITextField: field.inputAccessoryView = bar
        case let textView as UITextView: textView.inputAccessoryView = bar
        default: return false
        }
        return true
        #endif
    }
}

extension UIView {
    /// A Boolean value that indicates whether this is a `WKWebView`.
    ///
    /// The class is looked up by its name, because the library doesn't link WebKit.
    var isWebView: Bool {
        #if canImport(ObjectiveC)
        NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
        #else
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
            .contains { String(reflecting: $0.subjectType) == "WebKit.WKWebView" }
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
