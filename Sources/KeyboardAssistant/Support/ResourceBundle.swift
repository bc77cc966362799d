import Foundation

extension Bundle {
    /// Where the library's texts are: SwiftPM makes a bundle of the module's, CocoaPods one that
    /// the podspec names.
    static let keyboardAssistant: Bundle = {
        #if SWIFT_PACKAGE
        return .module
        #else
        let home = Bundle(for: BundleFinder.self)
        return home.url(forResource: "KeyboardAssistant", withExtension: "bundle")
            .flatMap(Bundle.init(url:)) ?? home
        #endif
    }()

    /// The languages to look texts up in, where the system's own look-up does not go by them.
    ///
    /// Off Darwin, Foundation takes whatever language is the process's, and never the preferred
    /// ones; nil leaves the choice to the system.
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
