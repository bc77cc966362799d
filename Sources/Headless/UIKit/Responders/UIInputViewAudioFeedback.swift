import Foundation

/// Lets an input view say that its keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

// Optional on Apple's systems; no key of a view without it clicks.
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
