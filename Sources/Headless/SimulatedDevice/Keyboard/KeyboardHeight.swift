import CoreGraphics

/// How high a docked keyboard is, and how we know.
public struct KeyboardHeight: Equatable, Sendable {
    public enum Evidence: Equatable, Sendable {
        /// A device posted it: the recording of this name has the number.
        case recorded(String)
        /// An estimate for a device without a recording.
        case assumed
    }

    /// The keys, with whatever lies below them.
    public var keys: CGFloat
    /// The bar with predictions or shortcuts above the keys.
    public var predictions: CGFloat
    public var evidence: Evidence

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
