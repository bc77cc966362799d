import Foundation

extension Bundle {
    /// The bundle of the library's texts: SwiftPM makes one for the module, CocoaPods one that the
    /// podspec names.
    static let keyboardAssistant: Bundle = {
        #if SWIFT_PACKAGE
        return .module
        #else
        let home = Bundle(for: BundleFinder.self)
        return home.url(forResource: "KeyboardAssistant", withExtension: "bundle")
            .flatMap(Bundle.init(url:)) ?? home
        #endif
    }()

    /// The languages in which to look texts up, where the system does not do so itself.
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
