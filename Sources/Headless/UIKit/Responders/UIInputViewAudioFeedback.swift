import Foundation

/// The property by which an input view enables clicks of its keys.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

// This is optional on Apple's systems; the keys of a view without it don't click.
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
