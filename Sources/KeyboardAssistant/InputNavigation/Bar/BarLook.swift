/// The look of a bar above the keyboard: that of the system's own bars.
enum BarLook: Hashable, Sendable, CaseIterable {
    /// A strip that continues the keyboard, up to iOS 18.
    case classic
    /// A capsule of glass a little above the keyboard, from iOS 26.
    case glass

    /// Creates the look of a system's bars in an app.
    ///
    /// Apple, `UIDesignRequiresCompatibility`: with that key in the information property list, iOS 26
    /// shows an app as before; the key is ignored if the app is built for iOS 27 or later. Developers
    /// found that iOS 26 follows it even then (forums, 858194).
    ///
    /// - Parameters:
    ///   - systemVersion: The first number of the system's version.
    ///   - requiresCompatibility: The key's value.
    ///   - xcodeVersion: The number of the Xcode that built the app, such as 2610 for 26.1; `nil` if
    ///     it isn't known.
    init(systemVersion: Int, requiresCompatibility: Bool = false, xcodeVersion: Int? = nil) {
        let followsKey = systemVersion < 27 || (xcodeVersion ?? 0) < 2700
        self = systemVersion >= 26 && !(requiresCompatibility && followsKey) ? .glass : .classic
    }

    /// The space between the bar's content and the keyboard, in points.
    var gap: Double {
        switch self {
        case .classic: 0
        // What kirillzyusko/react-native-keyboard-controller#978 shows about Safari's bar.
        case .glass: 8
        }
    }

    /// The space on both sides of the bar's content, in points.
    var margin: Double {
        switch self {
        case .classic: 0
        case .glass: 8
        }
    }

    /// The space between the end of the bar's content and Done, in points.
    var trailingInset: Double {
        switch self {
        case .classic: 24
        case .glass: 10
        }
    }

    /// A Boolean value that indicates whether Done is a checkmark in place of a word.
    var marksDone: Bool { self == .glass }
}
