import CoreGraphics

/// The latest heights of docked keyboards, by circumstances.
///
/// Circumstances are the size of the scene, whatever the orientation, the language of the keyboard, the
/// kind and purpose of the input, whether there is an accessory view, and the version of the system. A
/// height that changes under the same circumstances shows that people have changed a setting, so that
/// all earlier heights are forgotten.
public struct KeyboardHeights: Codable, Equatable, Sendable {
    /// The facts that determine the height of a keyboard, as far as an app can know them.
    struct Circumstances: Codable, Equatable, Sendable {
        var width: CGFloat
        var height: CGFloat
        /// The language of the keyboard; `nil` if unknown.
        var language: String?
        var keyboardType = 0
        /// A Boolean value that indicates whether there may be a bar with predictions.
        var allowsPredictions = true
        var hasAccessory = false
        /// A Boolean value that indicates whether the input is for a secret.
        ///
        /// Keyboards for secrets make no suggestions.
        var isSecure = false
        /// The purpose of the input, such as a password, for which keyboards have another bar; `nil` if
        /// unknown.
        var contentType: String?
        var system: String
    }

    private struct Entry: Codable, Equatable {
        var circumstances: Circumstances
        var height: CGFloat
    }

    /// The largest number of heights, because a scene that people resize passes through many sizes.
    private static let capacity = 32

    /// A difference that is ignored, because frames are rounded.
    private static let tolerance: CGFloat = 1

    private var entries: [Entry] = []

    /// Creates a memory without heights.
    public init() {}

    /// A Boolean value that indicates whether no height is known.
    public var isEmpty: Bool { entries.isEmpty }

    /// Records that a keyboard is `height` points high.
    mutating func record(_ height: CGFloat, under circumstances: Circumstances) {
        guard height > 0, height.isFinite else { return }
        let known = self.height(under: circumstances)
        let isContradicted = known.map { abs($0 - height) > Self.tolerance } ?? false
        entries.removeAll {
            isContradicted || $0.circumstances == circumstances
                || $0.circumstances.system != circumstances.system
        }
        entries.append(Entry(circumstances: circumstances, height: height))
        if entries.count > Self.capacity { entries.removeFirst() }
    }

    /// Returns the height of the last keyboard under the circumstances; `nil` if there was none.
    ///
    /// If the language is unknown, the keyboards in all languages count, as long as they were equally
    /// high.
    func height(under circumstances: Circumstances) -> CGFloat? {
        if let known = entries.first(where: { $0.circumstances == circumstances }) {
            return known.height
        }
        guard circumstances.language == nil else { return nil }
        let heights = entries.filter { $0.circumstances.withoutLanguage == circumstances }
            .map(\.height)
        guard let first = heights.first else { return nil }
        return heights.allSatisfy { abs($0 - first) <= Self.tolerance } ? first : nil
    }
}

extension KeyboardHeights.Circumstances {
    fileprivate var withoutLanguage: Self {
        var other = self
        other.language = nil
        return other
    }
}
