import Foundation

/// The storage of each thread for its current traits.
enum CurrentTraits {
    private static let key = "UITraitCollection.current"

    static var value: UITraitCollection? {
        get { Thread.current.threadDictionary[key] as? UITraitCollection }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
