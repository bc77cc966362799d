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
}

#if !SWIFT_PACKAGE
private final class BundleFinder {}
#endif
