import CoreGraphics

/// The height of a docked keyboard in points, with the evidence for it.
public struct KeyboardHeight: Equatable, Sendable {
    /// The evidence for a height.
    public enum Evidence: Equatable, Sendable {
        /// The recording of this name, which a device posted.
        case recorded(String)
        /// An estimate for a device without a recording.
        case assumed
    }

    /// The height of the keys and of the area below them, in points.
    public var keys: CGFloat
    /// The height of the bar with predictions or shortcuts above the keys, in points.
    public var predictions: CGFloat
    /// The evidence for the height.
    public var evidence: Evidence

    /// Creates a height from those of the keys and of the bar above them, in points.
    public init(_ keys: CGFloat, predictions: CGFloat, _ evidence: Evidence) {
        self.keys = keys
        self.predictions = predictions
        self.evidence = evidence
    }

    func total(withPredictions showsPredictions: Bool) -> CGFloat {
        keys + (showsPredictions ? predictions : 0)
    }
}

// Portrait: 260 with predictions on a 375x667 screen (iphone-se2-ios13-show), 336 on 393x852
// (iphone15-rxkeyboard-336), 264 and 313 on 768x1024 (ipad-ios5-rotate-landscape-to-portrait,
// ipad-ios9-shortcut-bar-only). Landscape: 352 and 398 on a tablet (ipad-ios5-landscape-show);
// for phones there are only estimates that an app ships.
extension KeyboardHeight {
    static func usual(isPad: Bool, hasNotch: Bool) -> KeyboardHeight {
        if isPad {
            return KeyboardHeight(264, predictions: 49, .recorded("ipad-ios9-shortcut-bar-only"))
        }
        return hasNotch
            ? KeyboardHeight(291, predictions: 45, .recorded("iphone15-rxkeyboard-336"))
            : KeyboardHeight(216, predictions: 44, .recorded("iphone-se2-ios13-show"))
    }

    static func usualLandscape(isPad: Bool, hasNotch: Bool) -> KeyboardHeight {
        if isPad {
            return KeyboardHeight(352, predictions: 46, .recorded("ipad-ios5-landscape-show"))
        }
        return KeyboardHeight(hasNotch ? 172 : 163, predictions: 37, .assumed)
    }
}
