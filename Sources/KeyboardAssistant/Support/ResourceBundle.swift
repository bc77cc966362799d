import Foundation

extension Bundle {
    /// The bundle with the library's localized text, which SwiftPM creates for the module, and
    /// CocoaPods from the podspec.
    static let keyboardAssistant: Bundle = {
        #if SWIFT_PACKAGE
        return .module
        #else
        let home = Bundle(for: BundleFinder.self)
        return home.url(forResource: "KeyboardAssistant", withExtension: "bundle")
            .flatMap(Bundle.init(url:)) ?? home
        #endif
    }()

    /// The languages in which to look up text, if the system doesn't choose the language itself.
    ///
    /// On platforms other than Apple's, Foundation uses the language of the process instead of the
    /// preferred languages. A `nil` value leaves the choice to the system.
    static var preferredLanguages: [String]? {
        #if canImport(ObjectiveC)
        nil
        #else
        UserDefaults.standard.stringArray(forKey: "AppleLanguages")
        #endif
    }
}

#if !SWIFT_PACKAGE
private final class BundleFinder {}
#endif
