import Foundation

/// The storage for the current traits of each thread.
enum CurrentTraits {
    private static let key = "UITraitCollection.current"

    static var value: UITraitCollection? {
        get { Thread.current.threadDictionary[key] as? UITraitCollection }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
